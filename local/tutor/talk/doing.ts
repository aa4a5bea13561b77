import { countWords } from '../../../lambdas/safety/text/words';
import { type Act, actIn } from './acts';
import { momentFor, wasHad } from './choose';
import { nounIn } from './nouns';
import { shortName } from './people';
import { aside, replies } from './replies';
import { telling } from './tell';
import type { Topic } from './topics';
import type { Response, Turn } from './turn';

/** The topics that follow an act; absent for those that come by themselves. */
const kindsAfter: Partial<Record<Act, readonly Topic['kind'][]>> = {
  leaving: ['closing'],
  tired: ['closing'],
  'will read on': ['closing'],
  'tired of questions': ['easy'],
  'too hard': ['easy'],
  'slow reader': ['easy'],
  apologizing: ['easy'],
  'too easy': ['recall', 'chapter'],
  lost: ['moment'],
  forgotten: ['moment'],
  'wanting a question': ['moment', 'recall'],
};

/** The question after a joke, among those of the kind `joking`. */
const jokeQuestions: Partial<Record<Act, RegExp>> = {
  'offering a joke': /begin/,
  riddle: /answer/,
  knocking: /there/,
  punchline: /laugh/,
};

/** Acts after which a moment of the person meant fits. */
const ofStory = new Set<Act>([
  'moved',
  'afraid in the story',
  'like me',
  'in their place',
  'predicting',
  'disagreeing',
  'fairness',
  'advice',
  'lost',
  'forgotten',
  'nothing',
  'liking the book',
  'was it wrong',
  'strong',
]);

/** Who says this much does not mean a single word in it. */
const longWords = 12;

/** Acts that a whole sentence shows, also a long one. */
const ofSentence = new Set<Act>([
  'in their place',
  'connecting',
  'wise saying',
  'author’s wish',
  'best part',
  'painting',
  'excited',
  'fairness',
  'advice',
  'offering a joke',
  'wanting a joke',
  'riddle',
  'punchline',
]);

/** Thoughts about the story: a character answers some of them in the words of its sheet. */
const thoughtful = new Set<Act>([
  'connecting',
  'wise saying',
  'author’s wish',
  'best part',
  'painting',
  'excited',
  'advice',
  'in their place',
  'predicting',
  'liking the book',
  'like me',
]);

/** After these a question with an answer in the book may follow; other children need something else first. */
const ready = new Set<Act>([
  'too easy',
  'precise',
  'fine',
  'yes',
  'no',
  'another story',
  'wanting a question',
  'liking the book',
  'excited',
  'best part',
  'painting',
  'author’s wish',
]);

export const actOf = ({ text }: Turn): Act | undefined => {
  const act = actIn(text);
  return act === undefined || countWords(text) < longWords || ofSentence.has(act) ? act : undefined;
};

/** A text for each gap that can be filled. */
const openerFor = ({ phrases, text, people }: Turn, act: Act): string => {
  const noun = nounIn(text, act);
  const usable = replies[act].filter((one) => noun !== undefined || !one.includes('{noun}'));
  const [one] = people;
  const texts = (usable.length > 0 ? usable : ['How nice to hear that.']).map((reply) =>
    reply.replaceAll('{noun}', noun ?? ''),
  );
  const name = one === undefined ? undefined : shortName(one);
  return thoughtful.has(act) ? phrases.voiced(texts, name) : phrases.pick(texts, name);
};

/** The reply to what the child does with its words. */
export const doing = (turn: Turn, act: Act): Response => {
  const { people, topics, traits, text } = turn;
  const opener = openerFor(turn, act);
  const asked = jokeQuestions[act];
  const joke =
    asked &&
    topics.find((topic) => topic.kind === 'joking' && asked.test(topic.question) && !wasHad(turn, topic));
  if (joke !== undefined) return { move: 'ask', text: opener, topic: joke };
  if (ofStory.has(act) && people.length > 0) {
    const topic = momentFor(turn, { people, traits, words: text }, 4);
    if (topic !== undefined) return telling('ask', opener, topic);
  }
  const kinds = kindsAfter[act];
  return {
    move: 'ask',
    text: opener,
    ...(kinds !== undefined && { kinds }),
    ...(aside.has(act) && { isAside: true }),
    ...(!ready.has(act) && { isGentle: true }),
  };
};

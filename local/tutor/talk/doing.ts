import { countWords } from '../../../lambdas/safety/text/words';
import { type Act, actIn } from './acts';
import { voiceOf } from './asked/voices';
import { closingOfCharacter, farewells, thanked } from './banks/closing';
import { wasHad } from './choose';
import { evidenceFor, weighing } from './evidence';
import { asksFrom, fillings } from './fill';
import { gapsOf } from './gaps';
import { leaving } from './leave';
import { isHard, isOfLife } from './life/of-life';
import { remarkOf } from './remarks';
import { replies } from './replies';
import { takingUp } from './taking';
import { thought } from './thoughts';
import { threadsOf } from './threads';
import type { Topic } from './topics';
import type { Response, Turn } from './turn';
import { varied } from './varied';

/** The topics that follow an act; absent for those that come by themselves. */
const kindsAfter: Partial<Record<Act, readonly Topic['kind'][]>> = {
  'too easy': ['recall', 'chapter'],
  'next one': ['recall', 'chapter'],
  'known already': ['recall', 'chapter'],
  'wanting a question': ['recall', 'chapter'],
};

/** The talk may end here: nothing of the story follows. */
const ending = new Set<Act>(['leaving', 'tired', 'good night', 'will read on']);

/** About the child's own life: the thread knows more about it than the act. */
const ofLife = new Set<Act>([
  'pet',
  'family',
  'food',
  'sport',
  'outing',
  'future',
  'proud of itself',
  'birthday',
  'friend',
  'school',
  'thing',
  'boasting',
]);

/** Thoughts about the story: the child's own words lead on. */
const ofStory = new Set<Act>([
  'angry in the story',
  'like me',
  'in their place',
  'predicting',
  'hoping',
  'fairness',
  'advice',
  'blaming',
  'suggesting',
  'connecting',
  'wise saying',
  'author’s wish',
  'best part',
  'excited',
  'imagining',
]);

/** Thoughts that the story speaks for or against. */
const withEvidence = new Set<Act>([
  'predicting',
  'blaming',
  'fairness',
  'suggesting',
  'angry in the story',
  'sad in the story',
  'best part',
  'laughing',
]);

/** What fits such words best is told by what they say. */
const byContent = new Set<Act>(['in their place', 'not in their place', 'blaming', 'fairness']);

/** A kind word back is enough. */
const polite = new Set<Act>([
  'thanking',
  'thanking for kindness',
  'wishing luck',
  'laughing',
  'complimenting',
]);

/** Who says this much does not mean a single word in it. */
const longWords = 12;

/** Acts that a whole sentence shows, also a long one. */
const ofSentence = new Set<Act>([
  ...ofStory,
  'painting',
  'not in their place',
  'offering a joke',
  'wanting a joke',
  'riddle',
  'punchline',
]);

/** After these a question with an answer in the book may follow; other children need something else first. */
const ready = new Set<Act>(['too easy', 'next one', 'known already', 'wanting a question']);

const guess =
  /^(?:(?:and|but|so),? )?(?:I (?:\w+ )?(?:think|bet|guess|reckon|predict)|maybe|perhaps)\b(?!.*\b(?:my|our)\b)/i;

export const actOf = ({ text, request, met }: Turn): Act | undefined => {
  const known = actIn(text);
  // "I think Wayra will swim over" is no sport of the child's.
  if (known !== undefined && ofLife.has(known) && guess.test(text)) return 'predicting';
  const act = known !== undefined && ending.has(known) ? known : (leaving({ text, request, met }) ?? known);
  if (act !== undefined && ending.has(act)) return act;
  return act === undefined || countWords(text) < longWords || ofSentence.has(act) ? act : undefined;
};

/** A question with an answer in the book that asks for a reason or a way. */
const harderOne = (turn: Turn): Topic | undefined =>
  turn.topics.find(
    (topic) => topic.kind === 'recall' && /^(?:why|how)\b/i.test(topic.question) && !wasHad(turn, topic),
  );

/** The reply to what the child does with its words. */
export const doing = (turn: Turn, act: Act): Response => {
  const { people, text, phrases } = turn;
  const gaps = gapsOf(turn, act);
  if (ofLife.has(act) && isOfLife(turn) && isHard(text)) return thought(turn);
  const isOwn =
    ofLife.has(act) || (act === 'connecting' && people.length === 0 && !/\breminds\b/i.test(text));
  const thread = isOwn ? threadsOf(turn, gaps) : undefined;
  const fitting = byContent.has(act) ? remarkOf(text) : undefined;
  const own =
    turn.played === undefined ? undefined : closingOfCharacter[act as keyof typeof closingOfCharacter];
  const { text: taken, asks = [] } = takingUp(turn, fitting ?? own ?? replies[act], gaps);
  const said = thread?.says === undefined ? taken : phrases.pick(thread.says);
  if (ending.has(act))
    return {
      move: 'ask',
      text: `${turn.played === undefined ? '' : thanked(text, turn.memory.turn)}${
        voiceOf(turn, 'bye') ?? varied(turn, fillings(turn, (own ?? replies[act]).says, gaps)) ?? said
      }`,
      asks: asksFrom(turn, farewells),
      isGentle: true,
      isGiving: true,
      isFarewell: true,
    };
  const evidence = withEvidence.has(act)
    ? evidenceFor(turn, act === 'predicting' ? undefined : said)
    : undefined;
  if (evidence !== undefined) return evidence;
  const clue = act === 'predicting' ? weighing(turn) : undefined;
  if (clue !== undefined) return clue;
  const harder = act === 'too easy' ? harderOne(turn) : undefined;
  if (harder !== undefined) return { move: 'ask', text: said, topic: harder };
  if (act === 'another story' && turn.memory.turn % 2 === 1)
    return { move: 'ask', text: said, kinds: ['recall', 'chapter'] };
  const kinds =
    act === 'wanting a question' && people.length > 0 ? (['moment', 'recall'] as const) : kindsAfter[act];
  return {
    move: 'ask',
    text: ofStory.has(act) ? phrases.voiced(said, text) : said,
    asks: [...(thread?.asks ?? []), ...asks],
    ...(kinds !== undefined && { kinds }),
    ...(ready.has(act) ? { isWanted: true } : { isGentle: true }),
    // A guess alone gives nothing: the child is asked for its reason.
    isGiving: (ofStory.has(act) && act !== 'predicting') || polite.has(act),
  };
};

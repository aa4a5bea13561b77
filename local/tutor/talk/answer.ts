import type { LibraryBook } from '../../../lambdas/library/own-books';
import { triesBeforeTelling } from '../../../lambdas/platform/ai/conversation/rules';
import { isQuestion, type Judgement, judge } from './judge';
import { readTalk, type TalkRequest } from './read';
import { type Topic, topicsOf } from './topics';

const praise = ['Yes, just so!', 'You read that closely!', 'Exactly, well remembered!', 'That is it!'];
const taken = [
  'I had not seen it that way.',
  'That is a thought worth keeping.',
  'I like how you say that.',
  'You noticed something there.',
  'Oh, that makes me think.',
];
const nearly = ['You are very near.', 'Part of it, yes!', 'Warm, warmer!'];
const notYet = ['Not quite, but a good guess.', 'Hm, the book tells it another way.', 'Almost, look again.'];
const encouraging = ['Take your time.', 'No hurry, let us find it together.', 'That one is tricky.'];
const asksAgain = ['What do you think now?', 'Would you like to guess again?', 'What could it be?'];

const pick = <T>(items: readonly T[], seed: number): T => items[seed % items.length] as T;

/** The ids of the topics that a talk has had: the tutor's memory, kept in the summary of the talk. */
const had = ({ summary }: TalkRequest): string[] => summary.match(/[qo]\d+-\d+/g) ?? [];

const remember = (ids: readonly string[]) => `Topics: ${ids.slice(-58).join(' ')}`;

const hintFor = (topic: Topic, tries: number): string => {
  const answer = topic.expected ?? '';
  const words = answer.split(/\s+/).length;
  return tries <= 1
    ? `A hint: look at chapter ${Math.max(1, topic.chapter)}. It starts with ${answer.charAt(0).toUpperCase()}.`
    : `A hint: it has ${words === 1 ? 'one word' : `${words} words`}.`;
};

/** What any reader can answer: about a book that the tutor has not read, and when its topics are used up. */
const general = [
  'Who is the most interesting person in it?',
  'What happened in the part that you read last?',
  'Why do you think they did that?',
  'How did you feel while you were reading it?',
  'Which moment would you show in a film?',
  'What would you change if you were the author?',
  'What do you think comes next?',
  'Who would you choose as a friend, and why?',
  'Where does it happen, and would you like to live there?',
  'What made you laugh, or worry?',
  'Which place in the story would you like to visit?',
  'What is the hardest thing that somebody has to do in it?',
];

const hadIn = ({ summary }: TalkRequest, kind: string): number[] =>
  (summary.match(new RegExp(`\\b${kind}\\d+\\b`, 'g')) ?? []).map((id) => Number(id.slice(1)));

const askGenerally = (lead: string, talk: TalkRequest, memory: readonly string[]) => {
  const asked = hadIn(talk, 'u');
  const fresh = general.findIndex((_, i) => !asked.includes(i));
  const next = fresh < 0 ? (Math.max(...asked) + 1) % general.length : fresh;
  return {
    judged: 'none',
    move: 'ask',
    reply: `${lead} ${general[next]}`,
    claims: [],
    expected: null,
    summary: remember([...memory, ...(fresh < 0 ? [] : asked.map((i) => `u${i}`)), `u${next}`]),
  };
};

const talkAboutUnread = (talk: TalkRequest) => {
  const isFirst = hadIn(talk, 'u').length === 0;
  const lead = isFirst
    ? `I have not read *${talk.title}* myself, so you are the expert.`
    : pick(taken, talk.said.length + talk.words.length);
  return askGenerally(lead, talk, []);
};

/** What the tutor says to the child's words before it asks on. */
const respond = (
  judged: Judgement,
  { open, words }: TalkRequest,
  told: Topic | undefined,
  seed: number,
): string => {
  if (told !== undefined) return `Here is what the book says: “${told.evidence}”`;
  if (isQuestion(words) && (open?.expected == null || judged !== 'right'))
    return 'Good question! I know no more than you have read, so let us wonder together.';
  if (judged === 'none') return pick(encouraging, seed);
  return open?.expected == null ? pick(taken, seed) : pick(praise, seed);
};

const hint = (judged: Judgement, topic: Topic, talk: TalkRequest, tries: number, seed: number) => {
  const opener = pick({ partly: nearly, wrong: notYet, none: encouraging, right: praise }[judged], seed);
  return {
    judged,
    move: 'hint',
    reply: `${opener} ${hintFor(topic, tries)} ${pick(asksAgain, seed)}`,
    claims: [],
    expected: topic.expected,
    summary: talk.summary,
  };
};

/** One turn about a book of the library, by the rules of the product: a hint first, then the sentence of the book. */
const talkAbout = (book: LibraryBook, talk: TalkRequest) => {
  const topics = topicsOf(
    book,
    talk.chapters.map(({ number }) => number),
    talk.companion,
  );
  const ids = had(talk);
  const current = topics.find(({ id }) => id === ids.at(-1));
  const judged = judge(talk.words, talk.open?.expected ?? null, current?.evidence);
  const seed = ids.length + talk.words.length;
  const isUnanswered = talk.open?.expected != null && judged !== 'right' && !isQuestion(talk.words);
  if (isUnanswered && current !== undefined && talk.open !== null && talk.open.tries < triesBeforeTelling)
    return hint(judged, current, talk, talk.open.tries, seed);
  const told = isUnanswered ? current : undefined;
  const first = respond(judged, talk, told, seed);
  const left = topics.filter(({ id, evidence }) => !ids.includes(id) && evidence !== current?.evidence);
  // Two sentences of the book in one reply are too much: after one, a question without a sentence follows.
  const next = (told && left.find(({ lead }) => lead === '')) ?? left[0];
  if (next === undefined) return { ...askGenerally(first, talk, ids), judged };
  return {
    judged,
    move: told !== undefined ? 'tell' : talk.open?.expected != null && judged === 'right' ? 'expand' : 'ask',
    reply: `${first} ${next.lead} ${next.question}`.replace(/\s+/g, ' '),
    claims: [told, next.lead === '' ? undefined : next].flatMap((topic) =>
      topic === undefined ? [] : [{ claim: topic.evidence, passage: topic.evidence }],
    ),
    expected: next.expected,
    summary: remember([...ids, next.id]),
  };
};

/** The tutor's turn in a talk: deterministic, from the questions and sentences of the library. */
export const talk = (book: LibraryBook | undefined, material: string): object => {
  const request = readTalk(material);
  return book === undefined ? talkAboutUnread(request) : talkAbout(book, request);
};

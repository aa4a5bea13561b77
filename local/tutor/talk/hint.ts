import { gradeOfOwnWords } from '../../../lambdas/safety/text/own-words';
import { contentStems, countWords, spaced } from '../../../lambdas/safety/text/words';
import { reveals } from './told';
import type { Topic } from './topics';

/** The sentences of a text, as the book has them. */
export const sentencesIn = (text: string): string[] =>
  spaced(text).split(/(?<=[.!?]["”]?)\s+(?=["“]?\p{Lu})/u);

/** Complete by itself: no question, and no half of a speech. */
const isQuotable = (sentence: string): boolean =>
  countWords(sentence) >= 4 &&
  countWords(sentence) <= 18 &&
  !sentence.includes('?') &&
  (sentence.match(/["“”]/g) ?? []).length % 2 === 0;

/** The sentences of a text that can be quoted. Nobody speaks in them. */
export const quotableIn = (text: string): string[] =>
  sentencesIn(text).filter((sentence) => isQuotable(sentence) && !/["“”]/.test(sentence));

/** The sentence before the one with the answer, as a companion may quote it. */
const before = ({ expected, evidence }: Topic, text: string): string | undefined => {
  const sentences = sentencesIn(text);
  const [first = ''] = sentencesIn(evidence);
  const at = sentences.findIndex((sentence) => sentence.includes(first));
  const one = sentences[at - 1];
  return one !== undefined && isQuotable(one) && !reveals(one, contentStems(expected ?? ''))
    ? one
    : undefined;
};

const places = ['near the beginning', 'in the middle', 'near the end'];

/** Where in a chapter the answer stands. */
const place = ({ evidence }: Topic, text: string): string => {
  const at = spaced(text).indexOf(spaced(evidence)) / Math.max(1, text.length);
  return places[Math.min(2, Math.max(0, Math.floor(at * 3)))] as string;
};

/** A hint as a reading teacher gives it: what comes just before, or where to look and how the answer begins. */
export const hintFor = (topic: Topic, text: string, mostGrade: number): string => {
  const clue = before(topic, text);
  if (clue !== undefined && gradeOfOwnWords(clue) <= mostGrade)
    return `Here is a clue, just before it: “${clue.replace(/["“”]/g, '')}”`;
  return `Here is a clue: look ${place(topic, text)} of chapter ${Math.max(1, topic.chapter)}.`;
};

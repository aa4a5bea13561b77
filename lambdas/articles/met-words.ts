import * as z from 'zod/mini';
import { dayOfNumber, numberOfDay } from '../../contract/rules/day';

/** A word of the list that a child has met in an article. */
export const MetWord = z.object({
  word: z.string(),
  /** How often it was met when it was due; 1 after the first article with it. */
  times: z.int(),
  /** The day in New York from which it should be met again. */
  due: z.string(),
});
export type MetWord = z.infer<typeof MetWord>;

/** The days after which a word is met again; after the last it counts as read often enough. */
const pauses = [1, 3, 7] as const;

/** Ten days of five articles with one or two such words each. */
const remembered = 80;

export const dueWords = (met: readonly MetWord[], day: string): string[] =>
  met.filter(({ due }) => due <= day).map(({ word }) => word);

/**
 * The words after an article with `words` was read on a day of New York. A word that was not due keeps its day: reading it
 * five times in one day teaches less than once in a while.
 */
export const afterReading = (met: readonly MetWord[], words: readonly string[], day: string): MetWord[] => {
  const next = ({ word, times }: Pick<MetWord, 'word' | 'times'>): MetWord[] => {
    const pause = pauses[times];
    return pause === undefined
      ? []
      : [{ word, times: times + 1, due: dayOfNumber(numberOfDay(day) + pause) }];
  };
  const known = new Set(met.map(({ word }) => word));
  const fresh = words.filter((word) => !known.has(word));
  return [
    ...met.flatMap((one) => (words.includes(one.word) && one.due <= day ? next(one) : [one])),
    ...fresh.flatMap((word) => next({ word, times: 0 })),
  ].slice(-remembered);
};

import * as z from 'zod/mini';
import { dayOfNumber, numberOfDay } from '../../contract/rules/day';

/** A word of the list that a child has met in an article. */
export const MetWord = z.object({
  word: z.string(),
  /** How often it was met when it was due; 1 after the first article with it. */
  times: z.int(),
  /** The New York day from which it should be met again. */
  due: z.string(),
});
export type MetWord = z.infer<typeof MetWord>;

/** The days until a word is due again, by how often it was met. After the last one it counts as learned and is removed. */
const pauses = [1, 3, 7] as const;

/** The number of words kept: ten days of five articles with one or two such words each. */
const remembered = 80;

export const dueWords = (met: readonly MetWord[], day: string): string[] =>
  met.filter(({ due }) => due <= day).map(({ word }) => word);

/**
 * The met words after a child has read an article with `words` on a New York day. A word that was not due keeps its day:
 * meeting it at intervals teaches more than meeting it five times in one day.
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

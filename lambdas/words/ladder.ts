import { dayOfNumber, numberOfDay } from '../../contract/rules/day';

/**
 * The days until a word is practised again, by how often in a row it was remembered. The steps are fixed, after Leitner:
 * children answer "I knew it" or "Not yet", which is too little for a model of memory such as FSRS. The first steps are those
 * after which articles repeat a word.
 */
const pauses = [0, 1, 3, 7, 21, 60] as const;

/** Remembered for the first time, and after one, three and seven days. */
const knownFrom = 4;

export const isKnown = (step: number): boolean => step >= knownFrom;

/** The step of a word after an answer on a day of New York, and the day from which it is practised again. */
export const afterAnswer = (
  step: number,
  remembered: boolean,
  day: string,
): { step: number; due: string } => {
  const next = remembered ? step + 1 : 0;
  const pause = pauses[Math.min(next, pauses.length - 1)] ?? 0;
  return { step: next, due: dayOfNumber(numberOfDay(day) + pause) };
};

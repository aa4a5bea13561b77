import type { Ages } from '../books/ages';

/** The minimum of catalogue books among five. */
export const realBooks = 2;

/** A book to grow into begins at an age at most this much above the reader's. */
const stretchYears = 2;

/** Assumed for a book without stated ages: most of them are read from this age on. */
const unstated: Ages = { from: 7, to: 14 };

export type Fit = 'suits' | 'stretch' | 'never';

/**
 * Whether a book suits a reader's age, which may be a year above the book's. Every book suits a grown-up (null). Only a book
 * with known ages can be a step up.
 */
export const fitOf = (ages: Ages | undefined, age: number | null): Fit => {
  if (age === null) return 'suits';
  const { from, to } = ages ?? unstated;
  if (age > to + 1) return 'never';
  if (from <= age) return 'suits';
  return ages !== undefined && from <= age + stretchYears ? 'stretch' : 'never';
};

/** Whether the reader's age is one of the book's; false if either is unknown. */
export const isWrittenFor = (ages: Ages | undefined, age: number | null): boolean =>
  age !== null && ages !== undefined && ages.from <= age && age <= ages.to;

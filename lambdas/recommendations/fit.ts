import type { Ages } from '../books/ages';

/** The least number of books of the catalogue among five. */
export const realBooks = 2;

/** A child grows into a book that is written for children up to this many years older. */
const stretchYears = 2;

/** Most books whose ages nobody has stated are read from this age on. */
const unstated: Ages = { from: 7, to: 14 };

export type Fit = 'suits' | 'stretch' | 'never';

/**
 * Whether a book suits a reader's age, which may be a year above the book's. Null: a grown-up, whom every book suits. Only a
 * book whose ages are known is a step up.
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

import type { Ages } from '../books/ages';

/** The least number of books of the catalogue among five. */
export const realBooks = 2;

/** A child grows into a book that is written for children up to this many years older. */
const stretchYears = 2;

/** Most books whose ages nobody has stated are read from this age on. */
const unstated: Ages = { from: 7, to: 14 };

export type Fit = 'suits' | 'stretch' | 'never';

/** Whether a book suits a reader's age; null: a grown-up, whom every book suits. */
export const fitOf = (ages: Ages = unstated, age: number | null): Fit => {
  if (age === null || (ages.from <= age && age <= ages.to + 1)) return 'suits';
  return ages.from > age && ages.from <= age + stretchYears ? 'stretch' : 'never';
};

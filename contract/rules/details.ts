import { type Born, withBirthYear, yearOfAge } from './age';
import { type ConsentAges, needsAdult } from './consent';

/** What a person tells about itself, as read. */
export interface Details extends Born {
  readonly region: string;
  readonly school: string | null;
  readonly account_type: string;
}

/** An absent field stays unchanged. */
export interface Correction {
  readonly birth_year?: number | undefined;
  readonly region?: string | undefined;
  readonly school?: string | null | undefined;
}

/** How often a day each detail, and the time zone, can be changed. */
export const correctionsPerDay = 3;

/** The person after a correction. */
export const corrected = <T extends Details>(
  person: T,
  { birth_year, ...told }: Correction,
  at: Date,
): T => ({
  ...person,
  ...Object.fromEntries(Object.entries(told).filter(([, value]) => value !== undefined)),
  ...(birth_year !== undefined && birth_year !== person.birth_year && withBirthYear(person, birth_year, at)),
});

/** The year from which a person decides alone. A region without an age counts as the strictest. */
const decidesFrom = (person: Details, ages: ConsentAges): number =>
  yearOfAge(person, ages[person.region] ?? 18);

/** Whether a child decides alone, at once or in a later year, earlier than before: a grown-up has to agree to that. */
export const bringsForward = (before: Details, after: Details, ages: ConsentAges): boolean =>
  needsAdult(before, ages) && decidesFrom(after, ages) < decidesFrom(before, ages);

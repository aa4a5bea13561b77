import { type Clock, readingDay } from './day';

/** What is known of a person's birthday. */
export interface Born extends Clock {
  /** As stored: the age that was told with the account, or that a correction of the year of birth left. As read: the current age. */
  readonly age: number;
  /** Null until the person tells it. */
  readonly birth_year: number | null;
  /** The year that counts while none is told: derived on reading, never stored. */
  readonly born?: number | undefined;
  readonly created_at: string;
}

const yearOf = (at: Date, hours: number): number =>
  new Date(at.getTime() + hours * 3_600_000).getUTCFullYear();

/** Zones are at most this many hours behind and ahead of Greenwich. */
const [behind, ahead] = [12, 14];

/** The calendar year in a person's time zone. A calendar, which costs 11 ms, is needed around New Year only. */
const yearIn = (clock: Clock, at: Date): number => {
  const latest = yearOf(at, ahead);
  return yearOf(at, -behind) === latest ? latest : Number(readingDay(clock, at).slice(0, 4));
};

/**
 * The year of birth that counts: the told one, otherwise the latest in which a person of the told age can be born. It does not
 * depend on a time zone, which a person can change.
 */
export const birthYearOf = ({ birth_year, born, age, created_at }: Born): number =>
  birth_year ?? born ?? yearOf(new Date(created_at), ahead) - age;

/** The age that everybody born in this year has reached: it grows on 1 January after the year of the birthday. */
const reachedIn = (year: number, birthYear: number): number => year - birthYear - 1;

/** The record at a moment: the age is the youngest that the person can be, and never below the stored one. */
export const agedAt = <T extends Born>(stored: T, at: Date): T & { born: number } => {
  const born = birthYearOf(stored);
  return { ...stored, born, age: Math.max(stored.age, reachedIn(yearIn(stored, at), born)) };
};

/** The year with which a person, as read, reaches an age; long ago for a person who has it. */
export const yearOfAge = (person: Born, age: number): number =>
  person.age >= age ? Number.NEGATIVE_INFINITY : birthYearOf(person) + age + 1;

/** What is stored when a person, as read, tells a year of birth. A told age that the year allows stays: the birthday is over. */
export const withBirthYear = (person: Born, birth_year: number, at: Date) => {
  const youngest = reachedIn(yearIn(person, at), birth_year);
  const staysAsTold = person.birth_year === null && person.age === youngest + 1;
  return { birth_year, age: staysAsTold ? person.age : youngest };
};

import type { ConsentKind } from '../consent-kinds';

/** From which age a person decides alone, by region: a setting of the stage. */
export type ConsentAges = Readonly<Record<string, number>>;

interface Reader {
  readonly age: number;
  readonly region: string;
  readonly account_type: string;
  /** What a grown-up has agreed to and verified. */
  readonly consents: Readonly<Record<ConsentKind, boolean>>;
}

/** Whether a grown-up decides for this person. A region without an age counts as the strictest. */
export const needsAdult = ({ age, region, account_type }: Reader, ages: ConsentAges): boolean =>
  account_type === 'student' && age < (ages[region] ?? 18);

/**
 * Whether something may be done with this person's data. Who decides alone has agreed to the core, to talking with
 * Wren and to voice by using them; what others can see is off for everybody until it is switched on.
 */
export const mayUse = (reader: Reader, kind: ConsentKind, ages: ConsentAges): boolean => {
  if (kind === 'public_sharing') return reader.consents.core && reader.consents.public_sharing;
  if (!needsAdult(reader, ages)) return true;
  return reader.consents.core && reader.consents[kind];
};

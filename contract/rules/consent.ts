import type { ConsentKind } from '../consent/kinds';

/** The age from which a user decides alone, by region: a setting of the stage. */
export type ConsentAges = Readonly<Record<string, number>>;

interface Reader {
  readonly age: number;
  readonly region: string;
  readonly account_type: string;
  /** The consents that a grown-up has given and confirmed. */
  readonly consents: Readonly<Record<ConsentKind, boolean>>;
}

/** Whether a grown-up decides for this user. A region without an age counts as the strictest. */
export const needsAdult = (
  { age, region, account_type }: Omit<Reader, 'consents'>,
  ages: ConsentAges,
): boolean => account_type === 'student' && age < (ages[region] ?? 18);

/**
 * Whether a user's data may be used for a purpose. A user who decides alone has consented to the core, to talking with Wren
 * and to voice by using them; visibility to others is off for every user until it is switched on.
 */
export const mayUse = (reader: Reader, kind: ConsentKind, ages: ConsentAges): boolean => {
  if (kind === 'public_sharing') return reader.consents.core && reader.consents.public_sharing;
  if (!needsAdult(reader, ages)) return true;
  return reader.consents.core && reader.consents[kind];
};

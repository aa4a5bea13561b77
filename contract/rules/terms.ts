/** Who answers a version: members for themselves, or guardians and schools for children who do not decide alone. */
export const termsParties = ['members', 'guardians'] as const;
export type TermsParty = (typeof termsParties)[number];

/** One version of terms, privacy policy and consents, which change together. */
export interface TermsVersion {
  /** Its name in agreements: `2026-11`. */
  readonly number: string;
  /** The day from which it is in force, UTC: `2026-11-01`. */
  readonly date: string;
  /** What changed, in three sentences for children and grown-ups. */
  readonly changes: readonly [string, string, string];
  /** Who has to agree before anything new is done with their data, or with that of their children. */
  readonly asks: readonly TermsParty[];
}

/** The versions that are in force, of versions in the order of their dates. */
export const versionsInForce = (versions: readonly TermsVersion[], at: Date): TermsVersion[] =>
  versions.filter(({ date }) => date <= at.toISOString().slice(0, 10));

/** What a record without a version agreed to: the first one. */
const placeOf = (agreed: string | undefined, versions: readonly TermsVersion[]): number =>
  agreed === undefined ? 0 : versions.findIndex(({ number }) => number === agreed);

/** The versions in force that are newer than the one agreed to, newest first. All of them for an unknown one. */
export const newerVersions = (
  versions: readonly TermsVersion[],
  agreed: string | undefined,
  at: Date,
): TermsVersion[] =>
  versionsInForce(versions, at)
    .slice(placeOf(agreed, versions) + 1)
    .reverse();

/** Whether one of the newer versions needs an agreement of this party. */
export const isAsked = (newer: readonly TermsVersion[], party: TermsParty): boolean =>
  newer.some(({ asks }) => asks.includes(party));

/**
 * Where a user stands. `asked`: the user has to answer. `declined`: the user said "not now", and may still agree. `waiting`: a
 * grown-up has to answer for the child.
 */
export const termsStates = ['agreed', 'asked', 'declined', 'waiting'] as const;
export type TermsState = (typeof termsStates)[number];

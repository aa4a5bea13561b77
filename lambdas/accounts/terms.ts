import { needsAdult } from '../../contract/rules/consent';
import {
  isAsked,
  newerVersions,
  type TermsParty,
  type TermsState,
  type TermsVersion,
  termsParties,
  versionsInForce,
} from '../../contract/rules/terms';
import { ApiError } from '../platform/api-error';
import { now } from '../platform/clock';
import { consentAges } from '../platform/consent-ages';
import { termsVersions } from '../platform/terms-versions';
import type { UserItem } from './store';

type Answered = Pick<UserItem, 'age' | 'region' | 'account_type' | 'terms_version' | 'consent_version'>;

/** The number of the version that was in force at a time; the first one before that. */
export const versionAt = (at: Date): string => {
  const versions = termsVersions();
  return (versionsInForce(versions, at).at(-1) ?? versions[0])?.number ?? '';
};

export const presentVersion = (): string => versionAt(now());

/** Whether a version of this number is in force, so that it can be answered. */
export const isInForce = (version: string): boolean =>
  versionsInForce(termsVersions(), now()).some(({ number }) => number === version);

/** A record that names no version is from the time of the first. */
export const agreedVersion = (version: string | undefined): string =>
  version ?? termsVersions()[0]?.number ?? '';

/** Whether the first version is newer than the second. */
export const isNewer = (version: string, other: string | undefined): boolean =>
  newerVersions(termsVersions(), other, now()).some(({ number }) => number === version);

/** The newest of the versions that are newer than the given one; that one if there is none. */
export const newestOf = <V extends string | undefined>(versions: readonly string[], than: V): string | V =>
  versions.reduce<string | V>((newest, version) => (isNewer(version, newest) ? version : newest), than);

const due = (version: string | undefined, parties: readonly TermsParty[]): TermsVersion[] => {
  const newer = newerVersions(termsVersions(), version, now());
  return parties.some((party) => isAsked(newer, party)) ? newer : [];
};

/** Parents answer for themselves whatever guardians are asked, so that they see on the same page what waits for their children. */
const partiesOf = ({ account_type }: { readonly account_type?: UserItem['account_type'] }) =>
  account_type === 'other' ? termsParties : (['members'] as const);

/** The versions that a member has yet to answer for themselves, newest first; none if nothing is asked. */
export const dueToMember = (
  user: Pick<UserItem, 'terms_version'> & Partial<Pick<UserItem, 'account_type'>>,
) => due(user.terms_version, partiesOf(user));

/** The same for the guardian or the school of a child. */
export const dueToGuardian = ({ consent_version }: Pick<UserItem, 'consent_version'>) =>
  due(consent_version, ['guardians']);

/** What keeps a user from doing anything new; undefined if nothing does. Reads nothing. */
export const termsDue = (user: Answered): 'terms_required' | 'terms_waiting' | undefined => {
  if (needsAdult(user, consentAges())) return dueToGuardian(user).length > 0 ? 'terms_waiting' : undefined;
  return dueToMember(user).length > 0 ? 'terms_required' : undefined;
};

/** Throws `terms_required` or `terms_waiting` until the present terms are agreed to. */
export const mustHaveAgreed = (user: Answered): void => {
  const refusal = termsDue(user);
  if (refusal !== undefined) throw new ApiError(refusal);
};

/** Throws `terms_required` for a guardian who has yet to agree to the present terms for a child. */
export const guardianMustHaveAgreed = (child: Answered): void => {
  if (termsDue(child) === 'terms_waiting') throw new ApiError('terms_required');
};

/** The question about newer versions; null if there are none. */
export const questionOf = (newer: readonly TermsVersion[]) =>
  newer.length === 0
    ? null
    : {
        version: presentVersion(),
        versions: newer.map(({ number, date, changes }) => ({ number, date, changes: [...changes] })),
      };

/** Where a user stands, for the user's own browser. */
export const termsStateOf = (user: Answered & Pick<UserItem, 'terms_declined'>): TermsState => {
  const refusal = termsDue(user);
  if (refusal === undefined) return 'agreed';
  if (refusal === 'terms_waiting') return 'waiting';
  const { terms_declined } = user;
  const isDeclined = terms_declined !== undefined && due(terms_declined, partiesOf(user)).length === 0;
  return isDeclined ? 'declined' : 'asked';
};

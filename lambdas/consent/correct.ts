import { consentKinds } from '../../contract/consent/kinds';
import { needsAdult } from '../../contract/rules/consent';
import { bringsForward, type Correction, corrected, correctionsPerDay } from '../../contract/rules/details';
import { adultAge, minimumAge } from '../../contract/rules/onboarding';
import type { Consents } from '../../contract/users/endpoints';
import { correcting } from '../accounts/change-user';
import { findUser, type UserItem } from '../accounts/find';
import { correctFirstAge } from '../accounts/first-age';
import { agreedVersion } from '../accounts/terms';
import { endSharing } from '../comics/wall/end-sharing';
import { ApiError } from '../platform/api-error';
import { now } from '../platform/clock';
import { consentAges } from '../platform/consent-ages';
import { countingToday } from '../platform/daily-count';
import { optimistically } from '../platform/table/optimistic';
import { transact, type Write } from '../platform/table/transact';
import { closeSockets } from '../realtime/close-sockets';
import { guardiansOf } from '../relations/guardians';
import { noConsents } from '../users/create-user';
import { recording } from './record';
import { recordsOf } from './store';

const details = ['birth_year', 'region', 'school'] as const;

/** The person after a correction. Throws `too_young` and `adults_only`, as at the sign-up. */
export const afterCorrection = (user: UserItem, correction: Correction): UserItem => {
  const after = corrected(user, correction, now());
  if (after.age < minimumAge) throw new ApiError('too_young');
  if (after.account_type !== 'student' && after.age < adultAge) throw new ApiError('adults_only');
  return after;
};

export const changedDetails = (before: UserItem, after: UserItem) =>
  details.filter((name) => before[name] !== after[name]);

/**
 * The consents of grown-ups that are in force for a student who decided alone and no longer does: what the student agreed to does
 * not count, and a guardian's consents count while a guardian stands.
 */
const consentsOfGrownUps = async (id: string): Promise<Consents> => {
  const given = (await recordsOf(id)).filter(
    ({ method }) => !['self', 'email', 'parent_invitation'].includes(method),
  );
  const latest = (kind: string) => given.find(({ consent }) => consent === kind);
  const core = latest('core');
  if (!core?.given || (core.method !== 'school' && (await guardiansOf(id)).length === 0)) return noConsents;
  return Object.fromEntries(consentKinds.map((kind) => [kind, latest(kind)?.given === true])) as Consents;
};

/** What closes when a student who decided alone needs a grown-up: without consent all of it, until one has agreed. */
const closing = async (user: UserItem) => {
  const consents = await consentsOfGrownUps(user.id);
  const switches = {
    discoverable: consents.core && user.discoverable,
    transcripts: consents.core && user.transcripts,
  };
  const changed = consentKinds.filter((kind) => consents[kind] !== user.consents[kind]);
  return {
    // Asked again when the student decides alone again.
    set: { consents, ...switches, guardians_see: null },
    records: recording(
      { childId: user.id, adultEmail: null, method: 'self', version: agreedVersion(user.terms_version) },
      consents,
      changed,
    ),
  };
};

/** What follows the transaction of a correction. Idempotent. */
export const afterCorrecting = async (after: UserItem): Promise<void> => {
  if (after.birth_year !== null) await correctFirstAge(after.email, after.age);
  if (!needsAdult(after, consentAges()) || after.consents.core) return;
  await closeSockets(after.id);
  await endSharing(after.id);
};

export interface Correcting {
  /** Whether the person who corrects may let a child decide alone earlier: a guardian, or two operators. */
  readonly mayBringForward: boolean;
  /** The board of a school that the person enters. Nobody enters one without operators. */
  readonly boardOf?: (after: UserItem) => Pick<UserItem, 'school_key'>;
  /** Throws if the correction is not allowed for this person. */
  readonly check?: (user: UserItem) => void;
  /** The writes for the same transaction, made anew for each attempt from the names of the details that change. */
  readonly together?: (changed: readonly string[]) => Promise<Record<string, Write>>;
}

const write = async (
  user: UserItem,
  after: UserItem,
  together: Record<string, Write>,
  board: Pick<UserItem, 'school_key'>,
): Promise<string[]> => {
  const falls = !needsAdult(user, consentAges()) && needsAdult(after, consentAges());
  const { set = {}, records = {} } = falls ? await closing(user) : {};
  const { age, birth_year, region, school } = after;
  return transact<string>({
    user: correcting(user, { age, birth_year, region, school, ...set, ...(school !== user.school && board) }),
    ...records,
    ...Object.fromEntries(
      changedDetails(user, after).map((name) => [
        `count ${name}`,
        countingToday(user.id, `correct-${name}`, correctionsPerDay),
      ]),
    ),
    ...together,
  });
};

/**
 * Corrects what a person told. Returns the person, or undefined if it would let a child decide alone earlier than before and a
 * grown-up has to agree. A student who becomes too young to decide alone keeps only what grown-ups have agreed to, and waits like a
 * newcomer. Throws `details_too_often`.
 */
export const correctDetails = async (
  id: string,
  correction: Correction,
  { mayBringForward, boardOf = () => ({}), check, together = async () => ({}) }: Correcting,
): Promise<UserItem | undefined> => {
  const done = await optimistically(async () => {
    const user = await findUser(id);
    if (user === undefined) throw new ApiError('profile_incomplete');
    check?.(user);
    const after = afterCorrection(user, correction);
    if (!mayBringForward && bringsForward(user, after, consentAges())) return { after: undefined };
    const changed = changedDetails(user, after);
    const others = await together(changed);
    const isRepeated = changed.length === 0 && Object.keys(others).length === 0;
    const refused = isRepeated ? [] : await write(user, after, others, boardOf(after));
    if (refused.some((name) => name.startsWith('count '))) throw new ApiError('details_too_often');
    return refused.length === 0 ? { after: await findUser(id) } : undefined;
  });
  const { after } = done;
  if (after === undefined) return undefined;
  // Also after a repeated call: the first one may have been interrupted here.
  await afterCorrecting(after);
  return after;
};

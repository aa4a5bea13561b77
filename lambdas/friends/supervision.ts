import { mayUse } from '../../contract/rules/consent';
import { mostOpenRequests } from '../../contract/rules/friends';
import { ApiError } from '../platform/api-error';
import { now } from '../platform/clock';
import { consentAges } from '../platform/consent-ages';
import { transact, type Write } from '../platform/table/transact';
import type { UserItem } from '../users/find';
import { type Counts, counting } from './counts';
import { grownUps, type State, type SupervisionItem, supervisions, supervisionsBy, unchanged } from './store';

export type { SupervisionItem } from './store';

export const supervisionOf = (adult_email: string, child_id: string) =>
  supervisions.get({ adult_email, child_id }, { consistent: true });

const isStanding = ({ state }: SupervisionItem) => state === 'accepted';

/** The relation of the two, if it is neither only asked for nor declined or ended. */
export const standingOf = async (
  adult_email: string,
  child_id: string,
): Promise<SupervisionItem | undefined> => {
  const found = await supervisionOf(adult_email, child_id);
  return found !== undefined && isStanding(found) ? found : undefined;
};

export const standingRelationsOf = async (email: string): Promise<SupervisionItem[]> =>
  (await supervisionsBy(email, { consistent: true })).filter(isStanding);

/**
 * Whether an adult sees a child at this moment. A guardian always does. Another adult must be verified, and sees nothing while
 * the child's core consent is withdrawn, or once one of the two has left the school that brought them together.
 */
export const maySee = (
  adult: Pick<UserItem, 'id' | 'verified' | 'school'>,
  child: UserItem,
  supervision: SupervisionItem,
): boolean => {
  const { state, guardian, adult_id, school } = supervision;
  if (state !== 'accepted') return false;
  if (guardian) return true;
  const inSchool = school === null || (child.school === school && adult.school === school);
  return adult_id === adult.id && adult.verified && inSchool && mayUse(child, 'core', consentAges());
};

const countsIn = (supervision: Pick<SupervisionItem, 'state'> | undefined): Counts => ({
  friends: 0,
  asked: supervision?.state === 'asked' ? 1 : 0,
});

/** Returns the writes for the adult's count of open requests when a supervision changes its state. */
export const countingChange = (before: SupervisionItem | undefined, state: State) =>
  before?.adult_id == null ? {} : counting(before.adult_id, countsIn(before), countsIn({ state }), 0);

/** Returns the writes of both halves of a supervision; they refuse if it has changed since it was read. */
export const puttingHalves = (
  item: SupervisionItem,
  before: SupervisionItem | undefined,
): Record<string, Write> => ({
  supervision: supervisions.putting(item, unchanged(before)),
  grown_up: grownUps.putting(item, unchanged(before)),
});

const isOvertaken = (refused: readonly string[]) =>
  refused.includes('supervision') || refused.includes('grown_up');

/**
 * An adult asks to supervise a child, or starts to when it is `automatic`. False if the relation has changed since `before`
 * was read.
 */
export const startSupervision = async (
  before: SupervisionItem | undefined,
  { adult, child, automatic }: { adult: UserItem; child: UserItem; automatic: boolean },
): Promise<boolean> => {
  const item: SupervisionItem = {
    adult_email: adult.email,
    adult_id: adult.id,
    child_id: child.id,
    state: automatic ? 'accepted' : 'asked',
    guardian: false,
    automatic,
    school: adult.account_type === 'teacher' && adult.school === child.school ? adult.school : null,
    reported: false,
    classes: [],
    changed_at: now().toISOString(),
    version: (before?.version ?? 0) + 1,
  };
  const mostAsked = mostOpenRequests[adult.account_type === 'teacher' ? 'teacher' : 'parent'];
  const refused = await transact<string>({
    ...puttingHalves(item, before),
    ...counting(adult.id, countsIn(undefined), countsIn(item), mostAsked),
  });
  if (isOvertaken(refused)) return false;
  if (refused.length > 0) throw new ApiError('too_many_open_requests');
  return true;
};

/** Returns the writes of the child's answer; they refuse if the supervision has changed since it was read. */
export const answering = (before: SupervisionItem, answer: Pick<SupervisionItem, 'state' | 'reported'>) => {
  const item = {
    ...before,
    ...answer,
    changed_at: now().toISOString(),
    version: before.version + 1,
  };
  return { ...puttingHalves(item, before), ...countingChange(before, answer.state) };
};

/** The child accepts, declines or ends a supervision; what is declined stays on record. False if it has changed since. */
export const answerSupervision = async (
  before: SupervisionItem,
  state: 'accepted' | 'declined',
): Promise<boolean> => (await transact<string>(answering(before, { state, reported: false }))).length === 0;

/** Returns the writes that delete a supervision; they refuse if it has changed since it was read. */
export const endingSupervision = (before: SupervisionItem): Record<string, Write> => ({
  supervision: supervisions.removing(before, unchanged(before)),
  grown_up: grownUps.removing(before, unchanged(before)),
});

/** Returns the writes that make a grown-up the guardian of a child, in place of any other relation of the two. */
export const becomingGuardian = async (
  adult_email: string,
  child_id: string,
): Promise<Record<string, Write>> => {
  const before = await supervisionOf(adult_email, child_id);
  const item: SupervisionItem = {
    adult_email,
    adult_id: null,
    child_id,
    state: 'accepted',
    guardian: true,
    automatic: false,
    school: null,
    reported: false,
    classes: [],
    changed_at: before?.guardian ? before.changed_at : now().toISOString(),
    version: (before?.version ?? 0) + 1,
  };
  // Not under a condition: no other change may stand in the way of a consent.
  return {
    supervision: supervisions.putting(item),
    grown_up: grownUps.putting(item),
    ...countingChange(before, 'accepted'),
  };
};

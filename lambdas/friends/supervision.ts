import { mayUse } from '../../contract/rules/consent';
import { mostOpenRequests } from '../../contract/rules/friends';
import { raiseFlag } from '../flags/raise';
import { ApiError } from '../platform/api-error';
import { now } from '../platform/clock';
import { consentAges } from '../platform/consent-ages';
import { transact, type Write } from '../platform/table/transact';
import { findUsers, type UserItem } from '../users/find';
import { type Counts, counting } from './counts';
import { grownUps, grownUpsOf, type State, type SupervisionItem, supervisions, unchanged } from './store';

export type { SupervisionItem } from './store';

export const supervisionOf = (adult_email: string, child_id: string) =>
  supervisions.get({ adult_email, child_id }, { consistent: true });

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

const counted = (before: SupervisionItem | undefined, state: State | undefined, mostAsked = 0) => {
  const after = state === undefined ? undefined : { state };
  const adultId = before?.adult_id ?? null;
  return adultId === null ? {} : counting(adultId, countsIn(before), countsIn(after), mostAsked);
};

const halves = (item: SupervisionItem, before: SupervisionItem | undefined): Record<string, Write> => ({
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
    ...halves(item, before),
    ...counting(adult.id, countsIn(undefined), countsIn(item), mostAsked),
  });
  if (isOvertaken(refused)) return false;
  if (refused.length > 0) throw new ApiError('too_many_open_requests');
  return true;
};

/** Returns the writes of the child's answer; they refuse if the supervision has changed since it was read. */
const answering = (before: SupervisionItem, answer: Pick<SupervisionItem, 'state' | 'reported'>) => {
  const item = {
    ...before,
    ...answer,
    automatic: false,
    changed_at: now().toISOString(),
    version: before.version + 1,
  };
  return { ...halves(item, before), ...counted(before, answer.state) };
};

/** The child accepts, declines or ends a supervision; what is declined stays on record. False if it has changed since. */
export const answerSupervision = async (
  before: SupervisionItem,
  state: 'accepted' | 'declined',
): Promise<boolean> => (await transact<string>(answering(before, { state, reported: false }))).length === 0;

/** The child reports the request of an adult, which declines it for good: operators see who asked. */
export const reportRequest = async (before: SupervisionItem, adultId: string): Promise<boolean> => {
  const flag = {
    userId: before.child_id,
    feature: 'request' as const,
    messageId: adultId,
    crisis: { kind: 'danger' as const, severity: 1 as const, mayKnow: 'operators' as const },
  };
  return (await raiseFlag(flag, answering(before, { state: 'declined', reported: true }))).length === 0;
};

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
    ...counted(before, 'accepted'),
  };
};

/** Puts a child in a class of the teacher or takes it out. False if the supervision has changed since it was read. */
export const placeInClass = async (
  before: SupervisionItem,
  classId: string,
  isIn: boolean,
): Promise<boolean> => {
  const others = before.classes.filter((id) => id !== classId);
  const item = { ...before, classes: isIn ? [...others, classId] : others, version: before.version + 1 };
  return (await transact<string>(halves(item, before))).length === 0;
};

interface Joining {
  readonly adult: UserItem;
  readonly child: UserItem;
  readonly classId: string;
}

/** A child joins a class by its code, and so accepts the teacher. False if the relation has changed since. */
export const joinClass = async (
  before: SupervisionItem | undefined,
  { adult, child, classId }: Joining,
): Promise<boolean> => {
  if (before !== undefined && maySee(adult, child, before)) return placeInClass(before, classId, true);
  const item: SupervisionItem = {
    adult_email: adult.email,
    adult_id: adult.id,
    child_id: child.id,
    state: 'accepted',
    guardian: false,
    automatic: false,
    school: adult.school,
    reported: false,
    classes: [classId],
    changed_at: now().toISOString(),
    version: (before?.version ?? 0) + 1,
  };
  return (await transact<string>({ ...halves(item, before), ...counted(before, 'accepted') })).length === 0;
};

/** The ids of the classes that a child is in at this moment, each with its teacher. */
export const classIdsOf = async (child: UserItem): Promise<{ teacher: UserItem; id: string }[]> => {
  const seen = (await grownUpsOf(child.id)).filter(({ classes }) => classes.length > 0);
  const ids = seen.flatMap(({ adult_id }) => adult_id ?? []);
  const teachers = new Map((await findUsers([...new Set(ids)])).map((teacher) => [teacher.id, teacher]));
  return seen.flatMap((supervision) => {
    const teacher = teachers.get(supervision.adult_id ?? '');
    if (teacher === undefined || !maySee(teacher, child, supervision)) return [];
    return supervision.classes.map((id) => ({ teacher, id }));
  });
};

import { mostOpenRequests } from '../../contract/rules/friends';
import type { UserItem } from '../accounts/find';
import { idOfMember } from '../accounts/verify';
import { ApiError } from '../platform/api-error';
import { now } from '../platform/clock';
import { transact, type Write } from '../platform/table/transact';
import { type Counts, counting } from './counts';
import { grownUps, type State, type SupervisionItem, supervisions, supervisionsBy, unchanged } from './store';

export type { SupervisionItem } from './store';

export const supervisionOf = (adult_email: string, child_id: string) =>
  supervisions.get({ adult_email, child_id }, { consistent: true });

/** The adult's account: a guardian's is found by the address, another adult's is the one that asked. */
export const accountOf = async ({
  adult_email,
  adult_id,
}: Pick<SupervisionItem, 'adult_email' | 'adult_id'>): Promise<string | undefined> =>
  adult_id ?? (await idOfMember(adult_email));

const isStanding = ({ state }: SupervisionItem) => state === 'accepted';

/** The relation of the two if it is accepted; undefined otherwise. */
export const standingOf = async (
  adult_email: string,
  child_id: string,
): Promise<SupervisionItem | undefined> => {
  const found = await supervisionOf(adult_email, child_id);
  return found !== undefined && isStanding(found) ? found : undefined;
};

export const standingRelationsOf = async (email: string): Promise<SupervisionItem[]> =>
  (await supervisionsBy(email, { consistent: true })).filter(isStanding);

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

/** Changes nothing, and refuses if the supervision has changed since it was read. */
export const stillRelated = (before: SupervisionItem): Write =>
  supervisions.updating(before, { set: { version: before.version } }, unchanged(before));

interface Start {
  readonly adult: UserItem;
  readonly child: UserItem;
  readonly automatic: boolean;
}

/** A guardian's answer about an adult also holds for the adult's next request. */
export const answerAbout = (adult: Pick<UserItem, 'id'>, before: SupervisionItem | undefined) =>
  before?.adult_id === adult.id ? before.guardian_answer : null;

/**
 * Starts a supervision if it is `automatic`, otherwise asks the child for it; the writes of `together` are in the same
 * transaction. False if the relation has changed since `before` was read. Throws `too_many_open_requests`.
 */
export const startSupervision = async (
  before: SupervisionItem | undefined,
  { adult, child, automatic }: Start,
  together: Readonly<Record<string, Write>> = {},
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
    by_class: null,
    guardian_answer: answerAbout(adult, before),
    ...(before?.left_classes && { left_classes: before.left_classes }),
    mild_by_mail: false,
    changed_at: now().toISOString(),
    version: (before?.version ?? 0) + 1,
  };
  const mostAsked = mostOpenRequests[adult.account_type === 'teacher' ? 'teacher' : 'parent'];
  const refused = await transact<string>({
    ...puttingHalves(item, before),
    ...counting(adult.id, countsIn(undefined), countsIn(item), mostAsked),
    ...together,
  });
  if (isOvertaken(refused)) return false;
  if (refused.length > 0) throw new ApiError('too_many_open_requests');
  return true;
};

type Answer = Partial<Pick<SupervisionItem, 'state' | 'reported' | 'guardian_answer'>>;

/** Returns the writes of a child's or a guardian's answer; they refuse if the supervision has changed since it was read. */
export const answering = (before: SupervisionItem, answer: Answer) => {
  const item = {
    ...before,
    ...answer,
    changed_at: now().toISOString(),
    version: before.version + 1,
  };
  return { ...puttingHalves(item, before), ...countingChange(before, item.state) };
};

/** The child accepts, declines or ends a supervision; a declined one stays on record. False if it has changed since. */
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
    by_class: null,
    guardian_answer: null,
    mild_by_mail: before?.mild_by_mail ?? false,
    ...(before?.controls !== undefined && { controls: before.controls }),
    changed_at: before?.guardian ? before.changed_at : now().toISOString(),
    version: (before?.version ?? 0) + 1,
  };
  // Unconditional: no other change may block a consent.
  return {
    supervision: supervisions.putting(item),
    grown_up: grownUps.putting(item),
    ...countingChange(before, 'accepted'),
  };
};

import type { GrownUp } from '../../contract/friends/grown-ups';
import { needsAdult } from '../../contract/rules/consent';
import { daysOfNews, grownUpRequestsShown } from '../../contract/rules/friends';
import { findUsers, type UserItem } from '../accounts/find';
import { knownName } from '../accounts/names';
import { now, secondsFrom } from '../platform/clock';
import { consentAges } from '../platform/consent-ages';
import { isLetIn, isTeacherOf, maySee, waitsForGuardian } from './let-in';
import { mayReadTalks } from './may-read-talks';
import { grownUpsOf, type SupervisionItem } from './store';
import { accountOf } from './supervision';

export interface Seen {
  readonly supervision: SupervisionItem;
  /** Undefined for a guardian without an account. */
  readonly adult: UserItem | undefined;
}

const withAdults = async (supervisions: readonly SupervisionItem[]): Promise<Seen[]> => {
  const ids = await Promise.all(supervisions.map(accountOf));
  const known = ids.filter((id) => id !== undefined);
  const adults = new Map((await findUsers([...new Set(known)])).map((adult) => [adult.id, adult]));
  return supervisions.map((supervision, i) => ({ supervision, adult: adults.get(ids[i] ?? '') }));
};

const roles = { teacher: 'teacher', other: 'parent', student: null } as const;

export const presentGrownUp = (child: UserItem, { supervision, adult }: Seen): GrownUp => {
  const { state, guardian, guardian_answer, automatic, changed_at } = supervision;
  const isFresh = secondsFrom(new Date(changed_at), daysOfNews * 86_400) > now();
  return {
    id: adult?.id ?? null,
    username: adult === undefined ? null : knownName(adult),
    role: adult === undefined ? null : roles[adult.account_type],
    school: adult?.school ?? null,
    since: changed_at,
    guardian,
    accepted: state === 'accepted',
    needs_guardian: adult !== undefined && !guardian && !isLetIn(adult, child, guardian_answer),
    is_news: automatic && isFresh,
    removable: adult !== undefined && (!guardian || !needsAdult(child, consentAges())),
    reads_talks: mayReadTalks(adult, child, supervision),
  };
};

const isAsking = ({ supervision: { state }, adult }: Seen) => state === 'asked' && adult?.verified === true;

/** Accepted by the child, and waiting for a guardian. */
const isWaiting = (child: UserItem, { supervision, adult }: Seen) =>
  adult?.verified === true && waitsForGuardian(adult, child, supervision);

const isSeeing = (child: UserItem, { supervision, adult }: Seen) =>
  supervision.guardian || (adult !== undefined && maySee(adult, child, supervision));

/** All adults who see a child now, who ask the child, or who wait for a guardian's approval; the oldest relation first. */
export const findGrownUps = async (child: UserItem) => {
  const all = await withAdults(
    (await grownUpsOf(child.id))
      .filter(({ state }) => state !== 'declined')
      .toSorted((a, b) => a.changed_at.localeCompare(b.changed_at)),
  );
  return {
    asking: all.filter(isAsking),
    waiting: all.filter((seen) => isWaiting(child, seen)),
    seeing: all.filter((seen) => isSeeing(child, seen)),
  };
};

/** Whether an adult waits for the child's answer. One read unit while nobody does. */
export const isAskedByGrownUp = async (childId: string): Promise<boolean> => {
  const open = (await grownUpsOf(childId)).filter(({ state }) => state === 'asked');
  return open.length > 0 && (await withAdults(open)).some(isAsking);
};

/** The child's view: the first open requests only; the others follow when these are answered. */
export const grownUpsFor = async (child: UserItem) => {
  const { asking, waiting, seeing } = await findGrownUps(child);
  const present = (seen: Seen) => presentGrownUp(child, seen);
  return {
    asking: [...waiting, ...asking.slice(0, grownUpRequestsShown)].map(present),
    seeing: seeing.map(present),
  };
};

/**
 * The addresses that are mailed in a crisis. For a child below the age of consent: the guardians and the verified teachers of
 * the school. For a student who decides alone: every adult whom the student has accepted.
 */
export const whomToTell = async (child: UserItem): Promise<string[]> => {
  const isNear = ({ supervision: { guardian }, adult }: Seen) =>
    guardian || !needsAdult(child, consentAges()) || (adult !== undefined && isTeacherOf(adult, child));
  return (await findGrownUps(child)).seeing.filter(isNear).map(({ supervision }) => supervision.adult_email);
};

import { daysUntilAskingAgain } from '../../contract/rules/friends';
import { findUsers, type UserItem } from '../accounts/find';
import { now, secondsFrom } from '../platform/clock';
import { transact, type Write } from '../platform/table/transact';
import { maySee } from './let-in';
import { grownUpsOf, type SupervisionItem } from './store';
import { accountOf, answerAbout, countingChange, puttingHalves } from './supervision';

/** Whether a guardian has taken the child out of the class so recently that nobody puts it back. */
export const isKeptOut = (supervision: SupervisionItem | undefined, classId: string): boolean =>
  supervision?.left_classes?.some(({ id, until }) => id === classId && until > now().toISOString()) === true;

/** The child's places without a class, and without its badge for the class. */
const without = ({ classes, badges = [] }: SupervisionItem, classId: string) => ({
  classes: classes.filter((id) => id !== classId),
  badges: badges.filter(({ class_id }) => class_id !== classId),
});

/** The relation with the child in a class, also if it is there already. */
export const placed = (before: SupervisionItem, classId: string): SupervisionItem => ({
  ...before,
  classes: [...without(before, classId).classes, classId],
});

/** Puts a child in a class of the teacher or takes it out. False if the supervision has changed since it was read. */
export const placeInClass = async (
  before: SupervisionItem,
  classId: string,
  isIn: boolean,
): Promise<boolean> => {
  const places = isIn ? placed(before, classId) : { ...before, ...without(before, classId) };
  const item = { ...places, version: before.version + 1 };
  return (await transact<string>(puttingHalves(item, before))).length === 0;
};

/** A guardian takes the child out of a class. False if the supervision has changed since it was read. */
export const leaveClass = async (
  before: SupervisionItem,
  classId: string,
  together: Record<string, Write>,
): Promise<boolean> => {
  const at = now();
  const until = secondsFrom(at, daysUntilAskingAgain * 86_400).toISOString();
  const still = (before.left_classes ?? []).filter(
    (one) => one.id !== classId && one.until > at.toISOString(),
  );
  const item = {
    ...before,
    ...without(before, classId),
    left_classes: [...still, { id: classId, until }],
    version: before.version + 1,
  };
  return (await transact<string>({ ...puttingHalves(item, before), ...together })).length === 0;
};

interface BadgeChange {
  readonly classId: string;
  /** The hash of the new badge's secret; undefined to end the badge. */
  readonly hash: string | undefined;
}

/** Gives a child a badge for a class, in place of an earlier one, or ends it. False if the supervision has changed since it was read. */
export const changeBadge = async (
  before: SupervisionItem,
  { classId, hash }: BadgeChange,
  together: Readonly<Record<string, Write>> = {},
): Promise<boolean> => {
  const others = without(before, classId).badges;
  const made = hash === undefined ? [] : [{ class_id: classId, hash, made_at: now().toISOString() }];
  const item = { ...before, badges: [...others, ...made], version: before.version + 1 };
  return (await transact<string>({ ...puttingHalves(item, before), ...together })).length === 0;
};

export interface Joining {
  readonly adult: UserItem;
  readonly child: UserItem;
  readonly classId: string;
}

/**
 * A child joins a class by its code and thereby accepts the teacher, who still sees nothing if a guardian has refused. False
 * if the relation has changed since it was read.
 */
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
    by_class: classId,
    guardian_answer: answerAbout(adult, before),
    ...(before?.left_classes && { left_classes: before.left_classes }),
    mild_by_mail: false,
    changed_at: now().toISOString(),
    version: (before?.version ?? 0) + 1,
  };
  const refused = await transact<string>({
    ...puttingHalves(item, before),
    ...countingChange(before, 'accepted'),
  });
  return refused.length === 0;
};

/** The child's badge for a class; undefined without one. */
export const badgeFor = ({ badges = [] }: SupervisionItem, classId: string) =>
  badges.find(({ class_id }) => class_id === classId);

interface ClassOfChild {
  readonly teacher: UserItem;
  readonly id: string;
  readonly badge_since: string | null;
}

/** The ids of a child's current classes, each with its teacher. */
export const classIdsOf = async (child: UserItem): Promise<ClassOfChild[]> => {
  const seen = (await grownUpsOf(child.id)).filter(({ classes }) => classes.length > 0);
  const ids = await Promise.all(seen.map(accountOf));
  const known = ids.filter((id) => id !== undefined);
  const teachers = new Map((await findUsers([...new Set(known)])).map((teacher) => [teacher.id, teacher]));
  return seen.flatMap((supervision, i) => {
    const teacher = teachers.get(ids[i] ?? '');
    if (teacher === undefined || !maySee(teacher, child, supervision)) return [];
    return supervision.classes.map((id) => ({
      teacher,
      id,
      badge_since: badgeFor(supervision, id)?.made_at ?? null,
    }));
  });
};

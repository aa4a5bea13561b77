import { findUsers, type UserItem } from '../accounts/find';
import { now } from '../platform/clock';
import { transact } from '../platform/table/transact';
import { maySee } from './let-in';
import { grownUpsOf, type SupervisionItem } from './store';
import { answerAbout, countingChange, puttingHalves } from './supervision';

/** Puts a child in a class of the teacher or takes it out. False if the supervision has changed since it was read. */
export const placeInClass = async (
  before: SupervisionItem,
  classId: string,
  isIn: boolean,
): Promise<boolean> => {
  const others = before.classes.filter((id) => id !== classId);
  const item = { ...before, classes: isIn ? [...others, classId] : others, version: before.version + 1 };
  return (await transact<string>(puttingHalves(item, before))).length === 0;
};

interface Joining {
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
    changed_at: now().toISOString(),
    version: (before?.version ?? 0) + 1,
  };
  const refused = await transact<string>({
    ...puttingHalves(item, before),
    ...countingChange(before, 'accepted'),
  });
  return refused.length === 0;
};

/** The ids of a child's current classes, each with its teacher. */
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

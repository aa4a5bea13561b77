import type { classes } from '../../contract/classes/endpoints';
import type { Admitted } from '../accounts/admitted';
import { findUsers, type UserItem } from '../accounts/find';
import { ApiError } from '../platform/api-error';
import { inParallel } from '../platform/in-parallel';
import { optimistically } from '../platform/table/optimistic';
import { classIdsOf, isKeptOut, joinClass, placeInClass } from '../relations/class-places';
import { maySee } from '../relations/let-in';
import { supervisionOf } from '../relations/supervision';
import { findByCode } from './find-by-code';
import { getClass } from './get-class';
import { classItems } from './store';

/** True if the student was added or removed. A student whom the teacher may not see is left unchanged. */
const place = (teacher: UserItem, child: UserItem, classId: string, isIn: boolean): Promise<boolean> =>
  optimistically(async () => {
    const before = await supervisionOf(teacher.email, child.id);
    if (before === undefined || !maySee(teacher, child, before)) return false;
    if (before.classes.includes(classId) === isIn || (isIn && isKeptOut(before, classId))) return false;
    return (await placeInClass(before, classId, isIn)) || undefined;
  });

export const assign = async ({
  actor: { id: teacherId, user: teacher },
  params: { id },
  body: { add, remove },
}: Admitted<typeof classes.assign>) => {
  await getClass(teacherId, id);
  const adding = new Set(add);
  const children = await findUsers([...new Set([...add, ...remove])]);
  const done = await inParallel(children, (child) => place(teacher, child, id, adding.has(child.id)));
  return { changed: done.filter(Boolean).length };
};

/** By typing the code the student consents to being seen by the teacher. */
export const join = async ({ actor, body: { code } }: Admitted<typeof classes.join>) => {
  const { teacher, item } = await findByCode(actor.id, code);
  if (teacher.school !== actor.user.school) throw new ApiError('class_code_unknown');
  await optimistically(async () => {
    const before = await supervisionOf(teacher.email, actor.id);
    if (isKeptOut(before, item.id)) throw new ApiError('class_code_unknown');
    return (await joinClass(before, { adult: teacher, child: actor.user, classId: item.id })) || undefined;
  });
  return { name: item.name };
};

/** The classes that a student is in now, each with its teacher. */
export const classesOfStudent = async (student: UserItem) => {
  const places = await classIdsOf(student);
  const found = await inParallel(places, ({ teacher, id }) =>
    classItems.get({ teacher_id: teacher.id, id }, { consistent: true }),
  );
  return places.flatMap(({ teacher, badge_since }, i) => {
    const item = found[i];
    return item === undefined || item.archived_at !== null ? [] : [{ teacher, badge_since, item }];
  });
};

export const mine = async ({ actor }: Admitted<typeof classes.mine>) => ({
  classes: (await classesOfStudent(actor.user)).map(({ item: { id, name } }) => ({ id, name })),
});

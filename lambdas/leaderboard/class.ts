import type { BoardPeriod } from '../../contract/leaderboard';
import { getClass } from '../classes/keep';
import { classesOfStudent } from '../classes/students';
import { seenChildren } from '../friends/list';
import { ApiError } from '../platform/api-error';
import type { UserItem } from '../users/find';
import type { Person } from '../users/identify';
import { groupBoard } from './school';

/** The teacher of a class that the reader may see: the own one, or one that the student is in. */
const teacherOf = async ({ id, role, user }: Person, classId: string): Promise<UserItem> => {
  if (role === 'teacher') {
    await getClass(id, classId);
    return user;
  }
  const found = (await classesOfStudent(user)).find(({ item }) => item.id === classId);
  if (found === undefined) throw new ApiError('class_not_found');
  return found.teacher;
};

/** The board of a class, by the rules of a school's: it shows only students whose visibility was consented to. */
export const classBoard = async (reader: Person, classId: string | undefined, period: BoardPeriod) => {
  if (classId === undefined || reader.role === 'parent') throw new ApiError('class_not_found');
  const teacher = await teacherOf(reader, classId);
  return groupBoard(`class:${classId}`, period, async () =>
    (await seenChildren(teacher))
      .filter(({ friend }) => friend.classes.includes(classId))
      .map(({ user }) => user),
  );
};

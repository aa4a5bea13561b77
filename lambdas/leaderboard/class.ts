import type { BoardPeriod } from '../../contract/leaderboard/endpoints';
import type { UserItem } from '../accounts/find';
import type { Person } from '../accounts/identify';
import { getClass } from '../classes/get-class';
import { classesOfStudent } from '../classes/students';
import { seenChildren } from '../friends/list';
import { ApiError } from '../platform/api-error';
import { groupBoard } from './school';

/** The teacher of a class that the reader may see: a teacher's own class, or a class that the student is in. */
const teacherOf = async ({ id, role, user }: Person, classId: string): Promise<UserItem> => {
  if (role === 'teacher') {
    await getClass(id, classId);
    return user;
  }
  const found = (await classesOfStudent(user)).find(({ item }) => item.id === classId);
  if (found === undefined) throw new ApiError('class_not_found');
  return found.teacher;
};

/** The board of a class, with the rules of a school's board: it shows only students with consent to be visible. */
export const classBoard = async (reader: Person, classId: string | undefined, period: BoardPeriod) => {
  if (classId === undefined || reader.role === 'parent') throw new ApiError('class_not_found');
  const teacher = await teacherOf(reader, classId);
  return groupBoard(`class:${classId}`, period, async () => ({
    students: (await seenChildren(teacher, classId)).map(({ user }) => user),
    next: undefined,
  }));
};

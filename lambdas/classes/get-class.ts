import { ApiError } from '../platform/api-error';
import { type ClassItem, classItems } from './store';

export type { ClassItem } from './store';

const findClass = (teacher_id: string, id: string) =>
  classItems.get({ teacher_id, id }, { consistent: true });

/** A class that is not archived. */
export const findOpenClass = async (teacherId: string, id: string): Promise<ClassItem | undefined> => {
  const found = await findClass(teacherId, id);
  return found?.archived_at === null ? found : undefined;
};

const orThrow = (found: ClassItem | undefined): ClassItem => {
  if (found === undefined) throw new ApiError('class_not_found');
  return found;
};

export const getClass = async (teacherId: string, id: string): Promise<ClassItem> =>
  orThrow(await findClass(teacherId, id));

/** Throws `class_not_found` also for an archived class. */
export const getOpenClass = async (teacherId: string, id: string): Promise<ClassItem> =>
  orThrow(await findOpenClass(teacherId, id));

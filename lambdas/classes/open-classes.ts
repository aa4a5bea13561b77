import { classesOf } from './store';

/** A teacher's classes that are not archived, newest first. */
export const openClassesOf = async (teacherId: string) =>
  (await classesOf(teacherId)).filter(({ archived_at }) => archived_at === null);

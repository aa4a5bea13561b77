import { classCodes, classesOf } from './store';

/** Deletes the codes of a teacher's classes. What says who is in a class ends with the supervisions. */
export const closeCodes = async (teacherId: string): Promise<void> => {
  for (const { code } of await classesOf(teacherId)) if (code !== null) await classCodes.remove({ code });
};

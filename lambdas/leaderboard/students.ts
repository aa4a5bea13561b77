import { globalBoard } from './boards';
import { studentsAbove } from './counts';

/** The number of students who have earned points this week, up to a minute late. */
export const studentsThisWeek = async (): Promise<number> =>
  (await studentsAbove(globalBoard('week'), 0)).students;

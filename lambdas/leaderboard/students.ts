import { newYorkDay } from '../../contract/rules/day';
import { now } from '../platform/clock';
import { globalBoard, readersOf } from './boards';
import { studentsOn } from './counts';

/** The number of students who have earned points this week, up to a minute late. */
export const studentsThisWeek = (): Promise<number> => studentsOn(globalBoard('week'));

/** The number of students for whom New York's today is a reading day, up to a minute late. */
export const readersToday = (): Promise<number> => studentsOn(readersOf(newYorkDay(now())));

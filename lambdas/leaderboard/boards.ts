import type { BoardPeriod } from '../../contract/leaderboard';
import { weekOf } from '../../contract/rules/week';
import { now } from '../platform/clock';

/** The board of everybody's points of a week. */
export const weekBoard = (week: string) => `week#${week}`;

/** The board of everybody's points of all time. */
export const allTimeBoard = 'all';

export const globalBoard = (period: BoardPeriod): string =>
  period === 'all' ? allTimeBoard : weekBoard(weekOf(now()));

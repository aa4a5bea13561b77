import type { BoardPeriod } from '../../contract/leaderboard/endpoints';
import { weekOf } from '../../contract/rules/week';
import { now } from '../platform/clock';

/** The global board of a week. */
export const weekBoard = (week: string) => `week#${week}`;

/** False for the changes of a board that a repair counts separately. */
export const isOwn = (board: string) => !board.includes('~');

export const isWeekBoard = (board: string) => board.startsWith('week#') && isOwn(board);

/** The week of a board; undefined for all time. */
export const weekOfBoard = (board: string): string | undefined =>
  isWeekBoard(board) ? board.slice('week#'.length) : undefined;

/** The key of a board's changes since a moment, which are counted separately during a repair. */
export const changesBoard = (board: string, since: string) => `${board}~${since}`;

/**
 * Counts the students who have read on a day of their own time zone. It is no board: it has one score and no list.
 */
export const readersOf = (day: string) => `day#${day}`;

/** The global board of all time. */
export const allTimeBoard = 'all';

export const globalBoard = (period: BoardPeriod): string =>
  period === 'all' ? allTimeBoard : weekBoard(weekOf(now()));

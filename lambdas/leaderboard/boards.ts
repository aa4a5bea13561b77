import type { BoardPeriod } from '../../contract/leaderboard';
import { weekOf } from '../../contract/rules/week';
import { now } from '../platform/clock';

/** The board of everybody's points of a week. */
export const weekBoard = (week: string) => `week#${week}`;

/** Not one of changes since a moment. */
export const isOwn = (board: string) => !board.includes('~');

export const isWeekBoard = (board: string) => board.startsWith('week#') && isOwn(board);

/** The week of a board; undefined for all time. */
export const weekOfBoard = (board: string): string | undefined =>
  isWeekBoard(board) ? board.slice('week#'.length) : undefined;

/** Where a board's changes since a moment are counted apart, while it is repaired. */
export const changesBoard = (board: string, since: string) => `${board}~${since}`;

/** The board of everybody's points of all time. */
export const allTimeBoard = 'all';

export const globalBoard = (period: BoardPeriod): string =>
  period === 'all' ? allTimeBoard : weekBoard(weekOf(now()));

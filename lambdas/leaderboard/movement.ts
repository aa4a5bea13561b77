import { type BoardUser, isRanked, isShown, standingOf } from '../users/standing';
import { allTimeBoard, weekBoard } from './boards';
import type { Row } from './rows';

/** A student's record before and after a change; undefined where there is none. */
export interface Change {
  readonly before: BoardUser | undefined;
  readonly after: BoardUser | undefined;
}

/** The boards that a record says something about. Weeks that were forgotten since stay as they were counted. */
const boardsOf = ({ before, after }: Change): Map<string, string | undefined> => {
  const weeks = Object.keys((after ?? before)?.weeks ?? {});
  return new Map([[allTimeBoard, undefined], ...weeks.map((week) => [weekBoard(week), week] as const)]);
};

const pointsOn = (user: BoardUser | undefined, week: string | undefined): number =>
  user !== undefined && isRanked(user) ? standingOf(user, week).points : 0;

/** By board how many more or fewer students have each score. In JSON, as Lambda carries it through a window. */
export type Counted = Record<string, Record<string, number>>;

const add = (counts: Counted, board: string, score: number, by: number) => {
  if (score === 0) return;
  counts[board] ??= {};
  counts[board][score] = (counts[board][score] ?? 0) + by;
};

/** Adds what a change does to the counts of scores. */
export const count = (counts: Counted, change: Change): void => {
  for (const [board, week] of boardsOf(change)) {
    const [from, to] = [pointsOn(change.before, week), pointsOn(change.after, week)];
    if (from === to) continue;
    add(counts, board, from, -1);
    add(counts, board, to, 1);
  }
};

/** How a student stands on each board after a change; null for who is not to be seen there. */
export const rowsAfter = (change: Change): [board: string, id: string, row: Row | null][] => {
  const { before, after } = change;
  const id = (after ?? before)?.id ?? '';
  return [...boardsOf(change)].map(([board, week]) => {
    if (after === undefined || !isShown(after) || pointsOn(after, week) === 0) return [board, id, null];
    const { username, streak, last_activity_date } = after;
    return [board, id, { ...standingOf(after, week), username, streak, last_activity_date }];
  });
};

import { type BoardUser, isRanked, isShown, standingOf, storedStreak } from '../accounts/standing';
import { allTimeBoard, changesBoard, readersOf, weekBoard } from './boards';
import type { Repair } from './repairs';
import type { Row } from './rows';

/** A user's record before and after a change; undefined if it did not exist. */
export interface Change {
  readonly before: BoardUser | undefined;
  readonly after: BoardUser | undefined;
  /** The week of the change. */
  readonly week: string;
}

/**
 * The boards that a change affects. A week that had ended before the change is closed: its boards are not shown, and its
 * lists may have expired.
 */
const boardsOf = ({ before, after, week }: Change): Map<string, string | undefined> => {
  const weeks = Object.keys((after ?? before)?.weeks ?? {}).filter((one) => one >= week);
  return new Map([[allTimeBoard, undefined], ...weeks.map((one) => [weekBoard(one), one] as const)]);
};

const pointsOn = (user: BoardUser | undefined, week: string | undefined): number =>
  user !== undefined && isRanked(user) && user.deleting_at === undefined ? standingOf(user, week).points : 0;

/** The time of a change: of a departure, of a return, or of an award. */
const timeOf = ({ before, after }: Change): string => {
  if (after?.deleting_at !== undefined) return after.deleting_at;
  return (before?.deleting_at === undefined ? after?.scored_at : after?.back_at) ?? '';
};

/** The day that a change counts as a reading day of a student. */
const dayRead = ({ before, after }: Change): string | undefined =>
  after !== undefined && isRanked(after) && after.last_activity_date !== before?.last_activity_date
    ? (after.last_activity_date ?? undefined)
    : undefined;

/** The change of the number of students, by board and score. JSON, because Lambda passes it between the calls of a window. */
export type Counted = Record<string, Record<string, number>>;

const move = (counts: Counted, board: string, from: number, to: number) => {
  const scores = counts[board] ?? {};
  for (const [score, by] of [
    [from, -1],
    [to, 1],
  ] as const)
    if (score !== 0) scores[score] = (scores[score] ?? 0) + by;
  counts[board] = scores;
};

/**
 * Adds a change to the counts of scores. The recount of a repair includes every change up to a moment: those are skipped.
 * Later ones are also counted separately until the recount is merged. The readers of a day are not repaired.
 */
export const count = (counts: Counted, change: Change, repairs: readonly Repair[]): void => {
  for (const [board, ofWeek] of boardsOf(change)) {
    const [from, to] = [pointsOn(change.before, ofWeek), pointsOn(change.after, ofWeek)];
    if (from === to) continue;
    const repair = repairs.find((one) => one.board === board);
    if (repair !== undefined && timeOf(change) <= repair.as_of) continue;
    move(counts, board, from, to);
    if (repair?.done === false) move(counts, changesBoard(board, repair.as_of), from, to);
  }
  const day = dayRead(change);
  if (day !== undefined) move(counts, readersOf(day), 0, 1);
};

/** The student's row on each board after a change; null for a student who is hidden there. */
export const rowsAfter = (change: Change): [board: string, id: string, row: Row | null][] => {
  const id = (change.after ?? change.before)?.id ?? '';
  return [...boardsOf(change)].map(([board, ofWeek]) => [board, id, rowOf(change.after, ofWeek)]);
};

/** A student's row on a board; null for a student without points there, or one who is hidden. */
export const rowOf = (user: BoardUser | undefined, week: string | undefined): Row | null => {
  if (user === undefined || !isShown(user) || pointsOn(user, week) === 0) return null;
  return { ...standingOf(user, week), username: user.username, ...storedStreak(user) };
};

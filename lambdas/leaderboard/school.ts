import type { BoardPeriod } from '../../contract/leaderboard/endpoints';
import { byRank } from '../../contract/rules/rank';
import { weekOf } from '../../contract/rules/week';
import {
  type BoardUser,
  isRanked,
  isShown,
  standingOf,
  storedStreak,
  studentsOfSchool,
} from '../accounts/standing';
import { now, secondsFrom } from '../platform/clock';
import { absent, all, any, below, equal, present } from '../platform/table/condition';
import { packRows, type Row, unpackRows } from './rows';
import { packScores, type Scores, snapshots, unfinished, unpackScores } from './school-store';

/** The time for which a school's board is cached. It grows with the number of students that must be read. */
const freshSeconds = (students: number) => Math.max(30, Math.ceil(students / 50));
/** An unfinished board that is older begins anew: its first students may have moved. */
const unfinishedSeconds = 3600;
const shown = 100;

export interface SchoolBoard {
  readonly rows: readonly Row[];
  readonly scores: Scores;
}

interface Progress extends SchoolBoard {
  /** The students read so far, also those without points. */
  readonly students: number;
  /** The position after them; undefined before the first and after the last. */
  readonly after: string | undefined;
}

/** Reads the students after a position, with the position after these; undefined after the last. */
type ReadStudents = (
  after: string | undefined,
) => Promise<{ readonly students: readonly BoardUser[]; readonly next: string | undefined }>;

const nothing: Progress = { rows: [], scores: new Map(), students: 0, after: undefined };

const rowOf = (user: BoardUser, week: string | undefined): Row => ({
  ...standingOf(user, week),
  username: user.username,
  ...storedStreak(user),
});

const addTo = (before: Progress, users: readonly BoardUser[], week: string | undefined): Progress => {
  const students = users.filter(isRanked);
  const scores = new Map(before.scores);
  const rows: Row[] = [];
  for (const user of students) {
    const row = rowOf(user, week);
    if (row.points <= 0) continue;
    scores.set(row.points, (scores.get(row.points) ?? 0) + 1);
    if (isShown(user)) rows.push(row);
  }
  return {
    rows: [...before.rows, ...rows].sort(byRank).slice(0, shown),
    scores,
    students: before.students + students.length,
    after: undefined,
  };
};

type Kept = NonNullable<Awaited<ReturnType<typeof snapshots.get>>>;

const boardOf = ({ rows, scores }: Kept): SchoolBoard | undefined =>
  scores && { rows: unpackRows(rows), scores: unpackScores(scores) };

const until = (seconds: number) => secondsFrom(now(), seconds).toISOString();

const begunBefore = async (at: Parameters<typeof snapshots.get>[0]) => {
  const kept = await snapshots.get(unfinished(at), { consistent: true });
  const board = kept && kept.fresh_until > now().toISOString() ? boardOf(kept) : undefined;
  return kept && board
    ? { progress: { ...board, students: kept.students, after: kept.after }, fresh_until: kept.fresh_until }
    : { progress: nothing, fresh_until: until(unfinishedSeconds) };
};

/** Reads the next part of the students. Without a part that is left, the board is finished. */
const goOn = async (
  at: Parameters<typeof snapshots.get>[0],
  read: ReadStudents,
  week: string | undefined,
): Promise<{ board: SchoolBoard; isFinished: boolean }> => {
  const { progress, fresh_until } = await begunBefore(at);
  const { students, next } = await read(progress.after);
  const board = addTo(progress, students, week);
  const stored = { rows: packRows(board.rows), scores: packScores(board.scores), students: board.students };
  if (next !== undefined) {
    // A slower reader must not bring back what another has finished since.
    const unchanged =
      progress.after === undefined
        ? any(absent('pk'), below('fresh_until', until(0)))
        : all(equal('after', progress.after), equal('fresh_until', fresh_until));
    await snapshots.put({ ...unfinished(at), ...stored, fresh_until, after: next }, unchanged);
    return { board, isFinished: false };
  }
  const fresh = freshSeconds(board.students);
  const older = any(absent('fresh_until'), below('fresh_until', until(fresh + 1)));
  await snapshots.put({ ...at, ...stored, fresh_until: until(fresh) }, older);
  if (progress.after !== undefined)
    await snapshots.update(unfinished(at), { set: { fresh_until: until(0) } }, present('pk'));
  return { board, isFinished: true };
};

/**
 * The board of a school or a class, at most half a minute old, older for a school with thousands of students. One reader per
 * period makes it; the others read one item. A reader reads five thousand students at most: the board of a larger school is
 * made by several readers, one after the other, and until then the previous one is shown. Only the first of all is shown as far
 * as it has got.
 */
export const groupBoard = async (
  key: string,
  period: BoardPeriod,
  read: ReadStudents,
): Promise<SchoolBoard> => {
  const week = period === 'week' ? weekOf(now()) : undefined;
  const at = { key, period: week ?? 'all' };
  const kept = await snapshots.get(at);
  const before = kept && boardOf(kept);
  if (kept !== undefined && before !== undefined) {
    const { fresh_until } = kept;
    const isFresh = fresh_until > now().toISOString();
    // The reader that wins the claim reads the next part.
    const claim = { set: { fresh_until: until(freshSeconds(0)) } };
    if (isFresh || !(await snapshots.update(at, claim, equal('fresh_until', fresh_until)))) return before;
  }
  const { board, isFinished } = await goOn(at, read, week);
  return isFinished ? board : (before ?? board);
};

export const schoolBoard = (key: string, period: BoardPeriod): Promise<SchoolBoard> =>
  groupBoard(key, period, (after) => studentsOfSchool(key, after));

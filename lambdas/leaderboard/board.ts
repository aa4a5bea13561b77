import type {
  BoardPeriod,
  BoardScope,
  Leaderboard,
  LeaderboardRow,
  leaderboard,
} from '../../contract/leaderboard/endpoints';
import { schoolKey } from '../../contract/rules/school';
import { streakAt } from '../../contract/rules/streak';
import { weekEnd, weekOf } from '../../contract/rules/week';
import type { Admitted } from '../accounts/admitted';
import type { Person } from '../accounts/identify';
import { ownName } from '../accounts/names';
import { standingOf } from '../accounts/standing';
import { ApiError } from '../platform/api-error';
import { now } from '../platform/clock';
import { globalBoard } from './boards';
import { classBoard } from './class';
import { studentsAbove } from './counts';
import type { Row } from './rows';
import { type SchoolBoard, schoolBoard } from './school';
import { topOf } from './top';

const shown = 100;

const presentRows = (rows: readonly Row[], { user }: Person): LeaderboardRow[] =>
  rows.slice(0, shown).map((row) => ({
    id: row.id,
    username: row.id === user.id ? ownName(user) : row.username,
    points: row.points,
    streak: streakAt(row, now()),
    place: 1 + rows.findIndex(({ points }) => points === row.points),
  }));

interface Found {
  readonly rows: readonly Row[];
  /** The number of students with more points than the reader. */
  readonly above: number;
  readonly students: number;
}

/** The list follows awards immediately, the counts up to a minute later. The result is never lower than the list shows. */
const findGlobal = async (period: BoardPeriod, points: number): Promise<Found> => {
  const board = globalBoard(period);
  const [rows, counted] = await Promise.all([topOf(board), studentsAbove(board, points)]);
  return {
    rows,
    above: Math.max(counted.above, rows.filter((row) => row.points > points).length),
    students: Math.max(counted.students, rows.length),
  };
};

const sum = (scores: readonly (readonly [number, number])[]) => scores.reduce((all, [, n]) => all + n, 0);

const ofSchool = (period: BoardPeriod, key: string | null) => {
  if (key === null) throw new ApiError('no_school');
  return schoolBoard(key, period);
};

const findIn = async (points: number, board: Promise<SchoolBoard>): Promise<Found> => {
  const { rows, scores } = await board;
  const all = [...scores];
  return { rows, above: sum(all.filter(([score]) => score > points)), students: sum(all) };
};

/**
 * A leaderboard and the reader's exact place: one more than the number of students with more points, whether or not the
 * board shows them. A grown-up with a school sees the school's board and is not on it.
 */
export const boardFor = async (
  reader: Person,
  scope: BoardScope,
  period: BoardPeriod,
  classId?: string,
): Promise<Leaderboard> => {
  const { role, user } = reader;
  const { points } = standingOf(user, period === 'week' ? weekOf(now()) : undefined);
  const isPlaced = role === 'student' && points > 0;
  const find = {
    global: () => findGlobal(period, points),
    school: () => findIn(points, ofSchool(period, schoolKey(user.email, user.school))),
    class: () => findIn(points, classBoard(reader, classId, period)),
  };
  const { rows, above, students } = await find[scope]();
  return {
    rows: presentRows(rows, reader),
    me: isPlaced ? { place: above + 1, points } : null,
    students: isPlaced ? Math.max(students, above + 1) : students,
    week_ends_at: weekEnd(now()).toISOString(),
  };
};

/** Adults see the boards of children only once they are verified. */
export const seesBoards = ({ role, user }: Person): boolean => role === 'student' || user.verified;

export const board = async ({
  actor,
  query: { scope = 'global', period = 'week', class_id },
}: Admitted<typeof leaderboard.board>) => {
  if (!seesBoards(actor)) throw new ApiError('not_verified');
  return boardFor(actor, scope, period, class_id);
};

import { marshall } from '@aws-sdk/util-dynamodb';
import { type Item, itemSize } from 'dynalite/db';
import { byRank } from '../contract/rules/rank';
import { weekOf } from '../contract/rules/week';
import { type BoardUser, standingOf } from '../lambdas/accounts/standing';
import { groupBoard, type SchoolBoard } from '../lambdas/leaderboard/school';
import type { Usage } from '../local/dynamodb';
import { startEngine } from './engine';
import { unitsOf } from './measured-cloud';
import { randomNumbers } from './random';
import { figure, type Section } from './report';

const students = 200_000;
/** What one reader reads. */
const perRead = 5000;
/** A reader goes on with the board half a minute after the last one. */
const pauseMilliseconds = 31_000;

const clock = { now: Date.parse('2026-11-18T15:00:00Z') };
const week = weekOf(new Date(clock.now));

const makeStudents = (): BoardUser[] => {
  const random = randomNumbers(200);
  const timeAt = (part: number) => new Date(clock.now - Math.floor(part * 172_800_000)).toISOString();
  return Array.from({ length: students }, (_, i) => {
    const points = 5 * (1 + Math.floor(-Math.log(1 - random() * 0.999_999) * 60));
    const at = timeAt(random());
    return {
      id: `${String(i).padStart(8, '0')}-0000-4000-8000-000000000000`,
      username: `Reader ${i}`,
      account_type: 'student',
      consents: { core: true, ai_text: true, voice: true, public_sharing: true },
      points,
      weeks: { [week]: points },
      reached: { [week]: at },
      scored_at: at,
      streak: 3,
      last_activity_date: '2026-11-18',
      rest_days: 0,
      time_zone: null,
    };
  });
};

/** The read units of a page of the index, from the size of its entries. */
const unitsOfPage = (page: readonly BoardUser[]): number => {
  const bytes = page.reduce((sum, { id, ...user }) => {
    const keys = { pk: `USER#${id}`, sk: 'PROFILE', school_key: 'domain#large.test' };
    return sum + itemSize(marshall({ ...user, ...keys, id }) as unknown as Item);
  }, 0);
  return Math.ceil(bytes / 4096) / 2;
};

interface Reader {
  readonly read: number;
  readonly readUnits: number;
  readonly writeUnits: number;
  readonly milliseconds: number;
}

/** Differences of a finished board from a sort of all students: in the list, and in the place of each student. */
const differences = ({ rows, scores }: SchoolBoard, all: readonly BoardUser[]): number => {
  const sorted = all.map((user) => ({ user, ...standingOf(user, week) })).sort(byRank);
  const inList = rows.filter((row, i) => row.id !== sorted[i]?.id).length;
  const above = new Map<number, number>();
  let sum = 0;
  for (const [points, count] of [...scores].toSorted(([a], [b]) => b - a)) {
    above.set(points, sum);
    sum += count;
  }
  const first = new Map<number, number>();
  sorted.forEach(({ points }, i) => {
    if (!first.has(points)) first.set(points, i);
  });
  return inList + sorted.filter(({ points }) => above.get(points) !== first.get(points)).length;
};

/** The board of a school of 200,000 students, which readers make one after the other. */
export const largeSchool = async (): Promise<Section> => {
  const all = makeStudents();
  const used: Usage[] = [];
  const engine = await startEngine({ now: () => clock.now, onUsage: (usage) => used.push(usage) });
  const readers: Reader[] = [];
  let board: SchoolBoard = { rows: [], scores: new Map() };
  try {
    for (let isLast = false; !isLast; clock.now += pauseMilliseconds) {
      const from = used.length;
      const since = performance.now();
      let page: readonly BoardUser[] = [];
      board = await groupBoard('large', 'week', async (after = '0') => {
        const next = Number(after) + perRead;
        page = all.slice(Number(after), next);
        isLast = next >= students;
        return { students: page, next: isLast ? undefined : String(next) };
      });
      const own = used.slice(from);
      readers.push({
        read: page.length,
        readUnits: unitsOf(own, 'readUnits') + unitsOfPage(page),
        writeUnits: unitsOf(own, 'writeUnits'),
        milliseconds: performance.now() - since,
      });
    }
  } finally {
    await engine.close();
  }
  const most = (what: keyof Reader) => figure(Math.max(...readers.map((reader) => reader[what])));
  const sum = (what: keyof Reader) => figure(readers.reduce((total, reader) => total + reader[what], 0));
  return {
    title: 'A school of 200,000 students',
    about: `The board of the week of one school with ${students.toLocaleString('en-US')} made-up students, made by the product’s own code, with its stored parts in the laptop’s table and without HTTP. The students come from memory; the read units of their index follow from the size of its entries.`,
    columns: ['what', 'figure'],
    rows: [
      ['readers who make it', figure(readers.length)],
      ['minutes until it is complete, with a reader every half minute', figure((readers.length * 31) / 60)],
      ['students that one reader reads', most('read')],
      ['read units of a reader, at most', most('readUnits')],
      ['write units of a reader, at most', most('writeUnits')],
      ['read units of all', sum('readUnits')],
      ['write units of all', sum('writeUnits')],
      ['ms of a reader, at most', most('milliseconds')],
      ['different numbers of points', figure(board.scores.size)],
      ['rows and places that differ from a sort of all students', figure(differences(board, all))],
    ],
  };
};

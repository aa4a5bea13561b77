/** @jest-environment-options {"kept": true} */

import { randomUUID } from 'node:crypto';
import { BatchWriteItemCommand, DynamoDBClient, GetItemCommand } from '@aws-sdk/client-dynamodb';
import { marshall, unmarshall } from '@aws-sdk/util-dynamodb';
import { beforeAll, expect } from '@jest/globals';
import { analytics } from '../../../contract/analytics/endpoints';
import { badges } from '../../../contract/badges/endpoints';
import { friends } from '../../../contract/friends/endpoints';
import { leaderboard } from '../../../contract/leaderboard/endpoints';
import { advanceClock, atRest, cloud, seed, testOnOwnEngine as test } from '../../support/cloud';
import { createPerson, type Person, randomLetters } from '../../support/people';
import { hasManyCases } from '../../support/random';
import { again } from '../../support/terms';

/** Pupils of one school, the first of whom a teacher supervises. */
const pupils = hasManyCases ? 11_000 : 2200;
const supervised = hasManyCases ? 5000 : 1200;
/** A fifth of the product's, as in `joint-bundle.ts`. */
const partOfSchool = 1000;
/** Half the read units of a part. */
const halfOfPart = partOfSchool / 50;

const client = new DynamoDBClient({
  region: 'us-east-1',
  endpoint: cloud.table.url,
  credentials: { accessKeyId: 'local', secretAccessKey: 'local' },
});

type Item = Record<string, unknown>;

const stored = async (pk: string, sk: string): Promise<Item> => {
  const Key = marshall({ pk, sk });
  const { Item = {} } = await client.send(new GetItemCommand({ TableName: cloud.table.name, Key }));
  return unmarshall(Item);
};

/** Writes items as they are stored, because the product's calls would take hours. */
const write = async (items: readonly Item[]) => {
  for (let from = 0; from < items.length; from += 25)
    await client.send(
      new BatchWriteItemCommand({
        RequestItems: {
          [cloud.table.name]: items
            .slice(from, from + 25)
            .map((item) => ({ PutRequest: { Item: marshall(item) } })),
        },
      }),
    );
};

const school = `Large ${randomLetters()}`;
const domain = `${randomLetters()}.test`;
let child: Person;
let teacher: Person;
let classId = '';

const lowest = 5;
const pointsOf = (i: number) => 10 + ((i * 7919) % 30_000);

beforeAll(async () => {
  teacher = await createPerson('teacher', { email: `head@${domain}`, school });
  child = await createPerson('student', { email: `one@${domain}`, school, age: 9 });
  await seed({ task: 'relation', from: teacher.id, to: child.id, answer: 'accept' });
  await seed({ task: 'class', teacherId: teacher.id, name: 'Owls', students: [child.id] });
  const user = await stored(`USER#${child.id}`, 'PROFILE');
  const half = await stored(`ADULT#${teacher.email}`, `CHILD#${child.id}`);
  [classId = ''] = half.classes as string[];
  const ids = Array.from({ length: pupils - 1 }, () => randomUUID());
  await write([{ ...user, points: lowest, scored_at: '2026-01-01T12:00:00.000Z' }]);
  await write(
    ids.map((id, i) => ({
      ...user,
      ...{ pk: `USER#${id}`, id, email: `${id}@${domain}`, username: `Reader ${id.slice(0, 8)}` },
      ...{ points: pointsOf(i), scored_at: '2026-01-01T12:00:00.000Z' },
    })),
  );
  await write(
    ids.slice(0, supervised - 1).map((child_id, i) => ({
      ...{ ...half, sk: `CHILD#${child_id}`, child_id, classes: i < 29 ? [classId] : [] },
    })),
  );
  await atRest();
}, 900_000);

/** What a call costs: units of its function, milliseconds and bytes. */
const costOf = async <A extends { status: number; body: unknown }>(of: string, call: () => Promise<A>) => {
  const from = cloud.used.length;
  const begun = performance.now();
  const answer = await call();
  const ms = Math.round(performance.now() - begun);
  const used = cloud.used.slice(from).filter(({ caller }) => caller.startsWith(of));
  const units = Math.round(used.reduce((sum, { readUnits }) => sum + readUnits, 0));
  const bytes = JSON.stringify(answer.body).length;
  process.stdout.write(`${of} ${units} RU, ${used.length} requests, ${ms} ms, ${bytes} bytes\n`);
  expect(answer.status).toBe(200);
  return { ...answer, units, bytes };
};

const boardOf = (reader: Person) =>
  costOf('LeaderboardFunction', () =>
    reader.call(leaderboard.board, { query: { scope: 'school', period: 'all' } }),
  );

test('200: the board of a large school is made by several readers, and each reads a part', async () => {
  const parts = Math.ceil(pupils / partOfSchool);
  for (let i = 1; i <= parts; i++) {
    const { body, units } = await boardOf(teacher);
    expect(body.students).toBe(Math.min(i * partOfSchool, pupils));
    expect(units).toBeLessThan(partOfSchool / 8);
  }
  const { body, units } = await boardOf(teacher);
  expect(units).toBeLessThan(halfOfPart);
  expect(body.students).toBe(pupils);
  const best = Array.from({ length: pupils - 1 }, (_, i) => pointsOf(i)).toSorted((a, b) => b - a);
  expect(body.rows.map(({ points }) => points)).toEqual(best.slice(0, 100));
  expect(body.rows[0]?.place).toBe(1);
  expect((await boardOf(child)).body.me).toEqual({ place: pupils, points: lowest });
});

test('200: the students of a teacher of thousands are read at a bounded cost', async () => {
  const list = await costOf('FriendsFunction', () => teacher.call(friends.list, {}));
  expect(list.body).toHaveLength(supervised);
  expect(list.bytes / supervised).toBeLessThan(450);
  expect(list.units / supervised).toBeLessThan(0.7);
});

test('200: their week comes in pages of five hundred', async () => {
  const found: string[] = [];
  let cursor: string | null = '';
  do {
    const query: { cursor?: string } = cursor === '' ? {} : { cursor };
    const page = await costOf('AnalyticsFunction', () => teacher.call(analytics.overview, { query }));
    expect(page.body.students.length).toBeLessThanOrEqual(500);
    expect(page.units).toBeLessThan(600);
    found.push(...page.body.students.map(({ id }) => id));
    cursor = page.body.next;
  } while (cursor !== null);
  expect(new Set(found).size).toBe(supervised);
  expect(found).toHaveLength(supervised);
});

test('200: what belongs to one class, or to open requests, does not read the other students', async () => {
  // The relations themselves are read: half a read unit for nine.
  const relations = supervised / 4;
  const requests = await costOf('FriendsFunction', () => teacher.call(friends.requests, {}));
  expect(requests.body.outgoing).toEqual([]);
  expect(requests.units).toBeLessThan(relations);
  const ofClass = { query: { class_id: classId } };
  const week = await costOf('AnalyticsFunction', () => teacher.call(analytics.overview, ofClass));
  expect(week.body).toMatchObject({ students: { length: 30 }, next: null });
  expect(week.units).toBeLessThan(relations + 60);
  const board = await costOf('LeaderboardFunction', () =>
    teacher.call(leaderboard.board, { query: { scope: 'class', class_id: classId, period: 'all' } }),
  );
  expect(board.body.students).toBe(30);
  expect(board.units).toBeLessThan(relations + 30);
  const badged = await costOf('BadgesFunction', () => teacher.call(badges.list, { params: { id: classId } }));
  expect(badged.body.pupils).toHaveLength(30);
  expect(badged.units).toBeLessThan(relations + 60);
});

test('200: until its next board is finished, a large school sees the one before', async () => {
  await advanceClock('PT2H');
  const { body, units } = await boardOf(await again(teacher));
  expect(body.students).toBe(pupils);
  expect(units).toBeGreaterThan(halfOfPart);
});

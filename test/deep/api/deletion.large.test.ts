/** @jest-environment-options {"kept": true} */

import { createHash } from 'node:crypto';
import { BatchWriteItemCommand, DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { marshall } from '@aws-sdk/util-dynamodb';
import { afterAll, expect } from '@jest/globals';
import { dayOfNumber } from '../../../contract/rules/day';
import { supervise } from '../../support/analytics';
import { everythingStored, withCanary } from '../../support/canaries';
import {
  advanceClock,
  atRest,
  cloud,
  eventually,
  killAfter,
  resetClock,
  revive,
  seed,
  testOnOwnEngine,
} from '../../support/cloud';
import { runDeletion, shutAccount, viewDeletion } from '../../support/deletion';
import { mailsOut, newAddress } from '../../support/mail';
import { createPerson, type Person } from '../../support/people';
import { hasManyCases } from '../../support/random';
import { signedIn } from '../../support/sign-up';

afterAll(resetClock);

const client = new DynamoDBClient({
  region: 'us-east-1',
  endpoint: cloud.table.url,
  credentials: { accessKeyId: 'local', secretAccessKey: 'local' },
});

type Item = Record<string, unknown> & { readonly pk: string; readonly sk: string };

/** Writes items as they are stored, because the product's calls would take hours. */
const write = async (items: readonly Item[]) => {
  for (let from = 0; from < items.length; from += 25)
    await client.send(
      new BatchWriteItemCommand({
        RequestItems: {
          [cloud.table.name]: items
            .slice(from, from + 25)
            .map((item) => ({ PutRequest: { Item: marshall(item, { removeUndefinedValues: true }) } })),
        },
      }),
    );
};

const list = <T>(length: number, of: (i: number) => T): T[] => Array.from({ length }, (_, i) => of(i));
const idOf = (kind: string, i: number) => `${kind}${String(i).padStart(24, '0')}`;
const text = (length: number) =>
  'One morning Juno found a golden map under the bed. '.repeat(length / 51 + 1).slice(0, length);

const turnsPerTalk = 6;

/** What a child has after three years, smaller in a run that is not deep. */
const sizes = hasManyCases
  ? { days: 2000, entries: 6000, talks: 900, comics: 700, friends: 200 }
  : { days: 200, entries: 600, talks: 90, comics: 40, friends: 20 };

const itemsOf = ({ id: user_id }: Pick<Person, 'id'>): Item[] => {
  const pk = `USER#${user_id}`;
  const at = '2026-01-01T12:00:00.000Z';
  const comicsOf = list(sizes.comics, (i) => idOf('COMIC', i));
  return [
    ...list(sizes.days, (i) => {
      const day = dayOfNumber(18_000 + i);
      return {
        pk,
        sk: `DAY#${day}`,
        kind: 'ActivityDay',
        user_id,
        day,
        changes: 3,
        quiz_done: 1,
        chat_done: 2,
      };
    }),
    ...list(sizes.entries, (i) => {
      const cause = `quiz#${idOf('Q', i)}`;
      return {
        pk,
        sk: `LEDGER#${cause}`,
        kind: 'LedgerEntry',
        user_id,
        cause,
        points: 5,
        gems: 0,
        created_at: at,
      };
    }),
    ...list(sizes.talks, (i) => {
      const session_id = idOf('TALK', i);
      return {
        pk,
        sk: `CHAT#${session_id}`,
        kind: 'ChatSession',
        user_id,
        session_id,
        title: text(30),
        list: `CHATS#${user_id}`,
        listed_at: at,
      };
    }),
    ...list(sizes.talks * turnsPerTalk, (i) => {
      const session_id = idOf('TALK', Math.floor(i / turnsPerTalk));
      return {
        pk,
        sk: `CHATTURN#${session_id}#${i}`,
        kind: 'ChatTurn',
        user_id,
        session_id,
        words: text(120),
        reply: text(300),
      };
    }),
    ...comicsOf.map((id) => ({
      pk,
      sk: `COMIC#${id}`,
      kind: 'Comic',
      user_id,
      id,
      day: '2026-01-01',
      story: text(900),
      shared_story: text(900),
      style: 'Cartoon',
      prompt_id: 'p',
      prompt: text(60),
      alt: [text(80)],
      shared_alt: [text(80)],
      picture: `own-${id}`,
      shared_picture: `shared-${id}`,
      words: 150,
      points: 20,
      likes: 3,
      reports: 0,
      hidden: false,
      created_at: at,
    })),
    ...comicsOf.map((id) => ({ pk: `COMIC#${id}`, sk: 'OWNER', kind: 'ComicOwner', id, user_id })),
  ];
};

/** A child with all that, two guardians and three teachers with a class each. */
const createLargeChild = async () => {
  const guardian = await createPerson('parent');
  const child = await createPerson('student');
  await seed({ task: 'guardian', adult: guardian.email, childId: child.id });
  await seed({ task: 'guardian', adult: newAddress(), childId: child.id });
  for (const name of ['Owls', 'Larks', 'Wrens']) {
    const teacher = await createPerson('teacher', { school: 'A School' });
    await supervise(teacher, child);
    await seed({ task: 'class', teacherId: teacher.id, name, students: [child.id] });
  }
  const to = (await seed({ task: 'crowd', count: sizes.friends })) as string[];
  await seed({ task: 'relations', userId: child.id, to });
  const items = itemsOf(child);
  await write(items);
  return { child, guardian, items: items.length };
};

const ofWorker = () => cloud.used.filter(({ caller }) => caller.startsWith('DeletionWorker'));

/** The largest use of the heap by this process while something is done; it holds the functions, and the table is on disk. */
const peakDuring = async (work: () => Promise<void>): Promise<number> => {
  globalThis.gc?.();
  const before = process.memoryUsage();
  const used = ({ heapUsed, external }: NodeJS.MemoryUsage) => heapUsed + external;
  let peak = 0;
  const timer = setInterval(() => {
    peak = Math.max(peak, used(process.memoryUsage()) - used(before));
  }, 20);
  await work();
  clearInterval(timer);
  return Math.round(peak / 2 ** 20);
};

const stagesDone = (token: string) =>
  eventually(async () => {
    await atRest();
    return (await viewDeletion(token)).body.stages?.length === 5 ? true : undefined;
  });

const leftOf = async (child: Person) => {
  const { now } = (await advanceClock('PT0S')) as { now: string };
  const kept = ['Deletion', 'queue', 'SettlementFinding'];
  return withCanary(await everythingStored(new Date(now)), [child.id, child.email]).filter(
    ({ where }) => !kept.includes(where),
  );
};

testOnOwnEngine(
  'a child with three years of data is deleted in one run of the worker',
  async () => {
    const { child, guardian, items } = await createLargeChild();
    const token = await shutAccount(
      { ...guardian, ...(await signedIn(guardian.email)) },
      { child_id: child.id },
    );
    const from = ofWorker().length;
    const begun = performance.now();
    const megabytes = await peakDuring(async () => {
      await advanceClock('P3DT5M');
      await stagesDone(token);
    });
    const seconds = (performance.now() - begun) / 1000;
    const used = ofWorker().slice(from);
    const sum = (of: 'readUnits' | 'writeUnits') =>
      Math.round(used.reduce((total, one) => total + one[of], 0));
    process.stdout.write(
      `${items} items: ${used.length} requests, ${sum('readUnits')} RU, ${sum('writeUnits')} WU, ${seconds.toFixed(1)} s, ${megabytes} MB\n`,
    );
    // A write for each item, twice where a transaction or an index doubles it.
    expect(sum('writeUnits')).toBeLessThan(8 * items);
    expect(seconds).toBeLessThan(900);
    await runDeletion(token);
    expect(await leftOf(child)).toEqual([]);
  },
  900_000,
);

/** A number that looks random and is the same in each run. */
const pick = (i: number, below: number) =>
  createHash('sha256').update(`kill ${i}`).digest().readUInt32BE(0) % below;

testOnOwnEngine(
  'a large deletion ends although its worker dies again and again',
  async () => {
    const { child, guardian, items } = await createLargeChild();
    const token = await shutAccount(
      { ...guardian, ...(await signedIn(guardian.email)) },
      { child_id: child.id },
    );
    await mailsOut();
    await advanceClock('P3D');
    const kills = hasManyCases ? 50 : 8;
    let died = 0;
    for (let i = 0; i < kills; i++) {
      await killAfter('DeletionWorker', pick(i, Math.ceil((2 * items) / kills)));
      await advanceClock('PT20M');
      await atRest();
      died += Number(await revive());
    }
    expect(died).toBeGreaterThan(kills / 4);
    await eventually(async () => {
      await advanceClock('PT20M');
      await atRest();
      return (await viewDeletion(token)).body.state === 'done' ? true : undefined;
    });
    expect(await leftOf(child)).toEqual([]);
  },
  900_000,
);

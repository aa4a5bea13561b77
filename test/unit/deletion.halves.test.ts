import { randomUUID } from 'node:crypto';
import { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { endSupervisions } from '../../lambdas/deletion/end-supervisions';
import { deletePartition } from '../../lambdas/deletion/partition';
import { endFriendships } from '../../lambdas/relations/end-friendships';
import { friendships } from '../../lambdas/relations/friend-store';
import { moveFriendship } from '../../lambdas/relations/friendship';
import { startSupervision } from '../../lambdas/relations/supervision';
import { startDynamoDb } from '../../local/dynamodb';
import { createEmptyTable } from '../../local/dynamodb/empty-table';
import { openDirectly } from '../support/direct-table';
import { sendDirectly } from '../support/send-directly';

let engine: Awaited<ReturnType<typeof startDynamoDb>>;

beforeAll(async () => {
  engine = await startDynamoDb({});
  sendDirectly(DynamoDBDocumentClient);
  openDirectly(engine);
  await createEmptyTable(engine, 'Halves');
});
afterAll(() => engine.close());

const keysWith = async (id: string): Promise<string[]> => {
  const keys: string[] = [];
  for await (const [key, row] of engine.rows()) if (JSON.stringify([key, row]).includes(id)) keys.push(key);
  return keys;
};

/** A student whose partition is deleted. */
const leaving = () => ({ user_id: randomUUID(), account_type: 'student' });

/** Deletes the partition, and then looks at everything once more, as at the end of a deletion. */
const finish = async ({ user_id, account_type }: ReturnType<typeof leaving>) => {
  await deletePartition(user_id);
  await endFriendships(user_id);
  await endSupervisions({ user_id, account_type } as Parameters<typeof endSupervisions>[0]);
  await deletePartition(user_id);
};

test('a friendship that arrives after its stage is found by its half at the last look', async () => {
  const child = leaving();
  const other = randomUUID();
  const asked = { state: 'asked', asked_by: other } as const;
  expect(await moveFriendship(undefined, [other, child.user_id], asked)).toBe(true);
  expect(await keysWith(child.user_id)).not.toEqual([]);
  await finish(child);
  expect(await friendships.get({ user_id: other, friend_id: child.user_id })).toBeUndefined();
  expect(await keysWith(child.user_id)).toEqual([]);
});

test('a teacher’s request that arrives after its stage is found by its half at the last look', async () => {
  const child = leaving();
  const adult = { id: randomUUID(), email: 'late@teacher.test', account_type: 'teacher', school: null };
  await startSupervision(undefined, { adult, child: { id: child.user_id }, automatic: false } as Parameters<
    typeof startSupervision
  >[1]);
  expect(await keysWith(child.user_id)).not.toEqual([]);
  await finish(child);
  expect(await keysWith(child.user_id)).toEqual([]);
});

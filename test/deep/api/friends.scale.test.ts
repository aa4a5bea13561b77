import { beforeAll, expect, test } from '@jest/globals';
import { friends } from '../../../contract/friends/endpoints';
import { mostFriends } from '../../../contract/rules/friends';
import { seed, tableUsed } from '../../support/cloud';
import { createFriendly } from '../../support/friends';
import { createPerson, type Person } from '../../support/people';

/** The requests to the table by one call of the list. */
const listOf = async ({ call }: Person) => {
  const from = (await tableUsed()).length;
  const { body } = await call(friends.list, {});
  const used = (await tableUsed())
    .slice(from)
    .filter(({ caller, operation }) => caller.startsWith('FriendsFunction') && !operation.startsWith('Get'));
  return { body, calls: used.length, units: used.reduce((sum, { readUnits }) => sum + readUnits, 0) };
};

let crowd: string[] = [];
beforeAll(async () => {
  crowd = (await seed({ task: 'crowd', count: mostFriends })) as string[];
});

test.each([
  ['a teacher of five hundred students', () => createPerson('teacher')],
  ['a child of five hundred friends', () => createFriendly()],
])('200: the list of %s takes at most 7 requests and 275 read units', async (_, create) => {
  const reader = await create();
  await seed({ task: 'relations', userId: reader.id, to: crowd });
  const { body, calls, units } = await listOf(reader);
  expect(body).toHaveLength(mostFriends);
  expect(calls).toBeLessThanOrEqual(7);
  expect(units).toBeLessThanOrEqual(275);
  expect(units).toBeGreaterThan(0);
  expect(body.map(({ points }) => points)).toEqual(
    body.map(({ points }) => points).toSorted((a, b) => b - a),
  );
});

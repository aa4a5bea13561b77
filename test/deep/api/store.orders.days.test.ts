import { expect, test } from '@jest/globals';
import { contract } from '../../../contract';
import type { Mail } from '../../../local/outbox';
import { outages, seed } from '../../support/cloud';
import { codeOf } from '../../support/endpoints';
import { codeIn, mailsOut, mailsTo, newAddress, passOnSchedule } from '../../support/mail';
import { createPerson, type Person } from '../../support/people';
import { register } from '../../support/pool';
import { setUp, signedIn } from '../../support/sign-up';
import { buy, createItem, gemsOf, giveGems, itemsFor, purchasesOf } from '../../support/store';
import {
  address,
  askedPrize,
  createFamily,
  createGrownStudent,
  keyOf,
  waitingFor,
} from '../../support/store-orders';

const { shop } = contract;

const statusOf = async (child: Person) => (await purchasesOf(child))[0]?.status;
const leftOf = async (child: Person, { id }: { id: string }) =>
  (await itemsFor(child)).find((item) => item.id === id)?.left;
const subjectsTo = async (email: string) => (await mailsTo(email)).map(({ subject }) => subject);

/** A parent's yes or no. */
const decide = (
  { call }: Pick<Person, 'call'>,
  key: { child_id: string; id: string },
  yes: boolean,
  to?: typeof address,
) => call(shop.decide, { body: { ...key, yes, ...(to && { address: to }) } });

test('200: a guardian is reminded after 3 and 7 days, and after 30 the gems and the piece are returned', async () => {
  const { parent, child, item } = await askedPrize({ stock: 1 });
  const reminders = async () =>
    (await subjectsTo(parent.email)).filter((one) => one.startsWith('Reminder')).length;
  const counts: number[] = [];
  for (const days of ['P2D', 'P1D', 'P4D', 'P10D']) {
    await passOnSchedule(days);
    counts.push(await reminders());
  }
  expect(counts).toEqual([0, 1, 2, 2]);
  expect(await statusOf(child)).toBe('waiting');
  await passOnSchedule('P13D');
  expect([await statusOf(child), await gemsOf(child), await leftOf(child, item)]).toEqual([
    'cancelled',
    20,
    1,
  ]);
  await passOnSchedule('P1D');
  expect([await reminders(), await gemsOf(child)]).toEqual([2, 20]);
});

test('200: a guardian without an account decides after using an invitation, which is renewed with a reminder', async () => {
  const [child, guardian] = [await createPerson('student'), newAddress('guardian')];
  await seed({ task: 'guardian', adult: guardian, childId: child.id });
  await giveGems(child, 20);
  const item = await createItem({ type: 'prize' });
  const { purchase } = (await buy(child, item)).body;
  await buy(child, item);
  await mailsOut();
  const invited = async () => (await mailsTo(guardian)).filter(({ subject }) => /invitation/.test(subject));
  expect([(await invited()).length, (await mailsTo(guardian)).length]).toEqual([1, 3]);
  await passOnSchedule('P3D');
  const [first, second, ...more] = await invited();
  expect([codeIn(first as Mail) === codeIn(second as Mail), more]).toEqual([false, []]);
  await register(guardian, codeIn(second as Mail));
  const parent = await signedIn(guardian);
  await setUp(parent, { account_type: 'other', age: 40 });
  const body = { ...keyOf(child, purchase), yes: true, address };
  expect((await parent.call(shop.decide, { body })).body.status).toBe('ordered');
});

test('200: a guardian’s mail that could not be queued is sent when the queue is back', async () => {
  await mailsOut();
  await outages({ queues: true });
  const { parent, purchase } = await askedPrize().finally(() => outages({ queues: false }));
  expect(purchase.status).toBe('waiting');
  expect(await mailsTo(parent.email)).toEqual([]);
  await passOnSchedule('PT6M');
  expect(await subjectsTo(parent.email)).toEqual([expect.stringMatching(/asks you for a prize/)]);
  await passOnSchedule('PT6M');
  expect(await mailsTo(parent.email)).toHaveLength(1);
});

/** The content of all files of an export. */
const exported = async (operator: Person): Promise<string> => {
  const files: string[] = [];
  let cursor: string | undefined;
  do {
    const { body } = await operator.call(shop.exportOrders, { body: { state: 'open', cursor } });
    files.push(body.csv);
    cursor = body.next ?? undefined;
  } while (cursor !== undefined);
  return files.join('\r\n');
};

test('200: an export of several files contains each order once', async () => {
  const operator = await createPerson('operator');
  const ids: string[] = [];
  for (let i = 0; i < 3; i++) {
    const { parent, key, purchase } = await askedPrize();
    await decide(parent, key, true, address);
    ids.push(purchase.id);
  }
  const csv = await exported(operator);
  for (const id of ids) expect(csv.split(id)).toHaveLength(2);
});

test('200: a reward that the parent does not give returns the gems, at the latest after 30 days', async () => {
  const { parent, child } = await createFamily();
  const body = { name: 'A trip to the zoo', gem_cost: 10 };
  const reward = (await parent.call(shop.addReward, { body })).body;
  const [one, two] = [(await buy(child, reward)).body.purchase, (await buy(child, reward)).body.purchase];
  await parent.call(shop.settle, { body: { ...keyOf(child, one), given: false } });
  expect(await gemsOf(child)).toBe(10);
  await passOnSchedule('P30D');
  expect([await gemsOf(child), (await purchasesOf(child)).map(({ status }) => status)]).toEqual([
    20,
    ['cancelled', 'cancelled'],
  ]);
  expect(two.status).toBe('ordered');
});

test('404: a parent whom a student has removed can settle nothing, and after 30 days the gems are returned', async () => {
  const [student, parent] = [await createGrownStudent(), await createPerson('parent')];
  await seed({ task: 'guardian', adult: parent.email, childId: student.id });
  const reward = (await parent.call(shop.addReward, { body: { name: 'Cinema', gem_cost: 5 } })).body;
  const { purchase } = (await buy(student, reward)).body;
  await student.call(contract.friends.unfriend, { body: { friend_id: parent.id }, query: {} });
  const settle = { body: { ...keyOf(student, purchase), given: true } };
  expect(codeOf(await parent.call(shop.settle, settle))).toBe('store_order_not_found');
  expect((await waitingFor(parent)).orders).toEqual([]);
  await passOnSchedule('P30D');
  expect([await statusOf(student), await gemsOf(student)]).toEqual(['cancelled', 20]);
});

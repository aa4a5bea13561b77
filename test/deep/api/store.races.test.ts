import { expect, test } from '@jest/globals';
import { dayOfNumber, newYorkDay, numberOfDay } from '../../../contract/rules/day';
import { outages, seed, testOnOwnEngine } from '../../support/cloud';
import { codeOf } from '../../support/endpoints';
import { createPerson, meOf, type Person } from '../../support/people';
import { hasManyCases } from '../../support/random';
import { buy, createItem, gemsOf, giveGems, itemsFor, purchasesOf } from '../../support/store';

const createChild = async (gems: number, of: Parameters<typeof createPerson>[1] = {}) => {
  const child = await createPerson('student', of);
  if (gems > 0) await giveGems(child, gems);
  return child;
};

const itemFor = async (reader: Person, id: string) => (await itemsFor(reader)).find((one) => one.id === id);

test('200: one of many simultaneous purchases with gems for one succeeds; 409: the others get the reason', async () => {
  const child = await createChild(19);
  const items = await Promise.all(Array.from({ length: 4 }, () => createItem({ type: 'companion' })));
  const answers = await Promise.all(
    Array.from({ length: hasManyCases ? 1000 : 60 }, (_, i) =>
      buy(child, items[i % 4] as (typeof items)[number]),
    ),
  );
  const outcomes = answers.map((answer) => (answer.status === 200 ? 'bought' : codeOf(answer)));
  expect(outcomes.filter((one) => one === 'bought')).toHaveLength(1);
  const reasons = ['store_too_few_gems', 'store_owned'];
  expect(outcomes.filter((one) => one !== 'bought' && !reasons.includes(String(one)))).toEqual([]);
  expect([await gemsOf(child), (await purchasesOf(child)).length]).toEqual([9, 1]);
});

test('200: only as many children as there are pieces get one, and no other child pays', async () => {
  const item = await createItem({ type: 'book_plate', stock: 3 });
  const children = await Promise.all(Array.from({ length: 8 }, () => createChild(10)));
  const answers = await Promise.all(children.map((child) => buy(child, item)));
  expect(answers.map((answer) => (answer.status === 200 ? 'bought' : codeOf(answer))).toSorted()).toEqual([
    ...Array(3).fill('bought'),
    ...Array(5).fill('store_sold_out'),
  ]);
  const left = await Promise.all(children.map(gemsOf));
  expect(left.reduce((sum, gems) => sum + gems, 0)).toBe(50);
  const late = await createChild(10);
  expect(await itemFor(late, item.id)).toMatchObject({ left: 0, state: 'sold_out' });
  expect((await buy(late, item)).body.error).toBe('That one is gone for now.');
});

test('200: one press of the button that arrives many times, even simultaneously, buys one item', async () => {
  const [child, item] = [await createChild(30), await createItem({ type: 'rest_day' })];
  const request_id = 'pressed-once';
  const answers = await Promise.all(Array.from({ length: 5 }, () => buy(child, item, { request_id })));
  answers.push(await buy(child, item, { request_id }));
  for (const { status, body } of answers) {
    expect([status, body.remaining_gems]).toEqual([200, 20]);
    expect(body.purchase.id).toBe(answers[0]?.body.purchase.id);
  }
  expect(await purchasesOf(child)).toHaveLength(1);
  const other = await createChild(30);
  expect((await buy(other, item, { request_id })).body.remaining_gems).toBe(20);
});

test('200: a request that is repeated after the item was taken off the shelf gets its first answer', async () => {
  const [child, item] = [await createChild(10), await createItem({ gem_cost: 5 })];
  const first = await buy(child, item, { request_id: 'pressed-late' });
  await createItem({ ...item, on_sale: false });
  expect(await buy(child, item, { request_id: 'pressed-late' })).toEqual(first);
  expect(first.body.remaining_gems).toBe(5);
});

test('200: a conflict with other transactions does not lose a purchase', async () => {
  const [child, item] = [await createChild(10), await createItem()];
  await outages({ conflicts: true });
  const { status } = await buy(child, item).finally(() => outages({ conflicts: false }));
  expect([status, await gemsOf(child)]).toEqual([200, 0]);
});

test('200: with a rest day a streak outlives one day without reading, but not a second one', async () => {
  const [child, item] = [await createChild(10), await createItem({ type: 'rest_day' })];
  const today = numberOfDay(newYorkDay(new Date((await meOf(child)).created_at)));
  const readDaysAgo = (days: number) =>
    seed({ task: 'streak', userId: child.id, days: 4, lastDay: dayOfNumber(today - days) });
  await readDaysAgo(2);
  expect((await meOf(child)).streak).toBe(0);
  await buy(child, item);
  expect((await meOf(child)).streak).toBe(4);
  await readDaysAgo(3);
  expect((await meOf(child)).streak).toBe(0);
});

testOnOwnEngine(
  '409: under permanent contention nothing is paid, and the same request may be sent again',
  async () => {
    const [child, item] = [await createChild(10), await createItem({ stock: 1 })];
    const pressed = { request_id: 'pressed-in-a-crowd' };
    await outages({ contention: true });
    const refused = await buy(child, item, pressed).finally(() => outages({ contention: false }));
    expect(codeOf(refused)).toBe('store_busy');
    expect([await gemsOf(child), (await itemFor(child, item.id))?.left]).toEqual([10, 1]);
    expect((await buy(child, item, pressed)).body.remaining_gems).toBe(0);
  },
);

import { expect, test } from '@jest/globals';
import { contract } from '../../contract';
import { dashboard } from '../../contract/dashboard/endpoints';
import { friends } from '../../contract/friends/endpoints';
import { rewards } from '../../contract/rewards/endpoints';
import { eventually, seed } from '../support/cloud';
import { codeOf } from '../support/endpoints';
import { request, respond } from '../support/friends';
import { createPerson, meOf, type Person } from '../support/people';
import { buy, createItem, gemsOf, giveGems, itemsFor, purchasesOf } from '../support/store';

const { shop } = contract;

const createChild = async (gems: number, of: Parameters<typeof createPerson>[1] = {}) => {
  const child = await createPerson('student', of);
  if (gems > 0) await giveGems(child, gems);
  return child;
};
const itemFor = async (reader: Person, id: string) => (await itemsFor(reader)).find((one) => one.id === id);
const historyOf = async (child: Person) => (await child.call(rewards.gemHistory, {})).body.entries;

test('200: a purchase takes the gems, is Fulfilled immediately, worn, and recorded in both histories', async () => {
  const [child, hat] = [await createChild(25), await createItem({ name: 'A tall hat' })];
  const { status, body } = await buy(child, hat, { gem_cost: 10 });
  expect([status, body.remaining_gems]).toEqual([200, 15]);
  expect(await purchasesOf(child)).toEqual([body.purchase]);
  expect(body.purchase).toMatchObject({ item_name: 'A tall hat', fulfilled: true, status: 'fulfilled' });
  expect(await meOf(child)).toMatchObject({ gems: 15, look: { hat: hat.id, companion: null, border: null } });
  expect(await historyOf(child)).toMatchObject([
    { kind: 'purchase', gems: -10, what: 'A tall hat' },
    { kind: 'welcome', gems: 25, what: null },
  ]);
  expect(await itemFor(child, hat.id)).toMatchObject({ state: 'owned' });
  expect(codeOf(await buy(child, hat))).toBe('store_owned');
  expect(await gemsOf(child)).toBe(15);
});

test('409: a child with one gem too few cannot buy', async () => {
  const [child, item] = [await createChild(9), await createItem()];
  expect(await buy(child, item)).toMatchObject({
    status: 409,
    body: { code: 'store_too_few_gems', error: 'You do not have enough gems yet.' },
  });
  expect([await gemsOf(child), await purchasesOf(child)]).toEqual([9, []]);
});

test.each([4, 6])('409: an item for %i gems that the child saw for 5 is not sold', async (gem_cost) => {
  const [child, item] = [await createChild(50), await createItem({ gem_cost: 5 })];
  await createItem({ ...item, gem_cost });
  expect(codeOf(await buy(child, item, { gem_cost: 5 }))).toBe('store_item_changed');
  expect(await gemsOf(child)).toBe(50);
  expect((await buy(child, item, { gem_cost })).status).toBe(200);
});

test.each([
  ['price', { gem_cost: 6 }],
  ['place in the store', { on_sale: false }],
  ['last piece', { stock: 0 }],
])('an item whose %s changes between a child’s order and its payment is not sold', async (_what, change) => {
  const [child, item] = [await createChild(50), await createItem({ gem_cost: 5, stock: 1 })];
  expect(await seed({ task: 'latePurchase', userId: child.id, itemId: item.id, change })).toEqual(['stock']);
  expect([await gemsOf(child), await purchasesOf(child)]).toEqual([50, []]);
});

test.each([
  ['was taken from the store', { on_sale: false }],
  ['is for older children', { from_age: 10 }],
  ['is for another region', { regions: ['India' as const] }],
])('404: an item that %s is neither shown nor sold', async (_why, of) => {
  const [child, item] = [await createChild(50), await createItem(of)];
  expect(await itemFor(child, item.id)).toBeUndefined();
  expect(codeOf(await buy(child, item))).toBe('store_item_not_found');
  expect(await gemsOf(child)).toBe(50);
});

test('200: an item for a child’s age and region is shown and sold', async () => {
  const child = await createChild(10, { age: 10 });
  const item = await createItem({ from_age: 10, regions: ['India', 'United States'] });
  expect((await buy(child, item)).status).toBe(200);
});

test('403: grown-ups can look at the store, but not buy', async () => {
  const [teacher, item] = [await createPerson('teacher'), await createItem({ from_age: 10 })];
  expect(await itemFor(teacher, item.id)).toMatchObject({ name: item.name, gem_cost: 10 });
  expect(codeOf(await buy(teacher, item))).toBe('forbidden');
  expect(await purchasesOf(teacher)).toEqual([]);
});

test('200: bought items can be put on and taken off, and friends see a border', async () => {
  const open = { discoverable: true };
  const [child, friend] = [await createChild(20, open), await createPerson('student', open)];
  const [one, two] = [await createItem({ type: 'border' }), await createItem({ type: 'border' })];
  await buy(child, one);
  await buy(child, two);
  expect((await meOf(child)).look.border).toBe(two.id);
  const wear = (item_id: string | null, kind: 'border' | 'hat' = 'border') =>
    child.call(shop.wear, { body: { kind, item_id } });
  expect((await wear(one.id)).body).toEqual({ hat: null, companion: null, border: one.id });
  await request(friend, child);
  await respond(child, friend);
  const seen = async () => (await friend.call(friends.list, {})).body[0]?.border;
  expect(await eventually(seen)).toBe(one.id);
  expect((await wear(null)).body.border).toBeNull();
  expect(await seen()).toBeNull();
});

test('404: an item cannot be worn without a purchase or as another type', async () => {
  const [child, hat] = [await createChild(10), await createItem()];
  const wear = (kind: 'border' | 'hat') => child.call(shop.wear, { body: { kind, item_id: hat.id } });
  expect(codeOf(await wear('hat'))).toBe('store_not_owned');
  await buy(child, hat);
  expect(codeOf(await wear('border'))).toBe('store_not_owned');
  expect((await wear('hat')).status).toBe(200);
});

test('409: a child can have at most one rest day', async () => {
  const [child, item] = [await createChild(30), await createItem({ type: 'rest_day' })];
  const answers = await Promise.all([buy(child, item), buy(child, item), buy(child, item)]);
  expect(answers.map((answer) => (answer.status === 200 ? 'bought' : codeOf(answer))).toSorted()).toEqual([
    'bought',
    'store_rest_day_held',
    'store_rest_day_held',
  ]);
  expect(await meOf(child)).toMatchObject({ gems: 20, rest_days: 1 });
  expect(await itemFor(child, item.id)).toMatchObject({ state: 'held' });
});

test('200: a wish reaches the operators without its child; 429: the sixth of a day is refused', async () => {
  const [child, operator] = [await createChild(0), await createPerson('operator')];
  const wish = (item: string) => child.call(shop.request, { body: { item } });
  expect(await wish('  A rope ladder  ')).toEqual({ status: 200, body: { requested: true } });
  const read = async () => (await operator.call(shop.requests, { query: {} })).body.requests;
  expect(await read()).toEqual([
    { id: expect.any(String), text: 'A rope ladder', created_at: expect.any(String) },
  ]);
  expect(codeOf(await wish('   '))).toBe('invalid_input');
  for (let more = 0; more < 4; more++) expect((await wish('A drum')).status).toBe(200);
  expect(codeOf(await wish('A trumpet'))).toBe('store_request_limit');
  expect(await read()).toHaveLength(5);
});

test('200: the dashboard shows a child’s savings goal until it is bought or removed', async () => {
  const [child, item] = [await createChild(30), await createItem({ gem_cost: 12 })];
  const goal = { id: item.id, name: item.name, type: item.type, gem_cost: 12 };
  const shown = async () => (await child.call(dashboard.get, {})).body.goal;
  const pin = (item_id: string | null) => child.call(shop.pin, { body: { item_id } });
  expect(await shown()).toBeNull();
  expect(codeOf(await pin('no-such-thing'))).toBe('store_item_not_found');
  expect((await pin(item.id)).body).toEqual({ goal });
  expect(await shown()).toEqual(goal);
  await createItem({ ...item, on_sale: false });
  expect([await shown(), codeOf(await pin(item.id))]).toEqual([null, 'store_item_not_found']);
  await createItem(item);
  expect(await shown()).toEqual(goal);
  await buy(child, await createItem());
  expect(await shown()).toEqual(goal);
  await buy(child, item);
  expect([await shown(), (await meOf(child)).goal]).toEqual([null, null]);
  await pin(item.id);
  expect((await pin(null)).body).toEqual({ goal: null });
  expect(await shown()).toBeNull();
});

test('403: a deleted account buys nothing, and the stock keeps its pieces', async () => {
  const [child, other] = [await createChild(60), await createPerson()];
  const item = await createItem({ type: 'family', stock: 100 });
  const answers = await Promise.all([
    ...Array.from({ length: 5 }, () => buy(child, item)),
    seed({ task: 'gone', userId: child.id }).then(() => buy(child, item)),
    ...Array.from({ length: 5 }, () => buy(child, item)),
  ]);
  const bought = answers.filter(({ status }) => status === 200).length;
  for (const refused of answers.filter(({ status }) => status !== 200))
    expect(codeOf(refused)).toBe('profile_incomplete');
  expect((await itemFor(other, item.id))?.left).toBe(100 - bought);
  // No write has recreated the record.
  expect(codeOf(await buy(child, item))).toBe('profile_incomplete');
});

import { expect, test } from '@jest/globals';
import { contract } from '../../contract';
import { audit } from '../../contract/audit/endpoints';
import { users } from '../../contract/users/endpoints';
import { parseCsv } from '../../frontend/src/features/books/csv';
import { cloud, eventually, seed } from '../support/cloud';
import { codeOf } from '../support/endpoints';
import { put } from '../support/library';
import { linkIn, mailsOut, mailsTo, passOnSchedule } from '../support/mail';
import { recordOf } from '../support/operators';
import { createPerson, type Person } from '../support/people';
import { buy, createItem, gemsOf, gemsSpent, giveGems, itemsFor, purchasesOf } from '../support/store';
import {
  address,
  askedPrize,
  createFamily,
  createGrownStudent,
  keyOf,
  openOrders,
  orderedPrize,
  waitingFor,
} from '../support/store-orders';

const { shop } = contract;

const statusOf = async (child: Person) => (await purchasesOf(child))[0]?.status;
const leftOf = async (child: Person, { id }: { id: string }) =>
  (await itemsFor(child)).find((item) => item.id === id)?.left;
const orderOf = async (operator: Person, { id }: { id: string }) =>
  (await openOrders(operator)).find((order) => order.id === id);
const subjectsTo = async (email: string) => (await mailsTo(email)).map(({ subject }) => subject);

/** A parent's yes or no. */
const decide = (
  { call }: Pick<Person, 'call'>,
  key: { child_id: string; id: string },
  yes: boolean,
  to?: typeof address,
) => call(shop.decide, { body: { ...key, yes, ...(to && { address: to }) } });

test('200: a prize takes the gems, waits for the guardian, and reaches the operators with the address', async () => {
  const operator = await createPerson('operator');
  const { parent, child, item, purchase, key } = await askedPrize({ stock: 3 });
  expect(purchase).toMatchObject({ status: 'waiting', fulfilled: false });
  expect([await gemsOf(child), await leftOf(child, item), await orderOf(operator, purchase)]).toEqual([
    10,
    2,
    undefined,
  ]);
  const [mail] = await eventually(async () => {
    const mails = await mailsTo(parent.email);
    return mails.length > 0 ? mails : undefined;
  });
  expect(mail?.subject).toMatch(/asks you for a prize/);
  expect(mail && linkIn(mail).pathname).toBe('/store');
  expect((await waitingFor(parent)).orders).toMatchObject([
    { child_id: child.id, purchase: { id: purchase.id } },
  ]);
  expect(codeOf(await decide(parent, key, true))).toBe('invalid_input');
  expect((await decide(parent, key, true, address)).body.status).toBe('ordered');
  expect((await waitingFor(parent)).orders).toEqual([]);
  expect(await orderOf(operator, purchase)).toMatchObject({
    child_id: child.id,
    item_name: item.name,
    address,
  });
  expect(codeOf(await decide(parent, key, false))).toBe('store_order_not_found');
});

test('200: a No returns the gems and the piece once, even if it arrives many times', async () => {
  const { parent, child, item, key } = await askedPrize({ stock: 1, name: 'A kite' });
  const answers = await Promise.all([1, 2, 3].map(() => decide(parent, key, false)));
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 404, 404]);
  expect([await gemsOf(child), await statusOf(child), await leftOf(child, item)]).toEqual([
    20,
    'cancelled',
    1,
  ]);
  expect(await gemsSpent(child)).toEqual([
    ['refund', 10, 'A kite'],
    ['purchase', -10, 'A kite'],
    ['welcome', 20, null],
  ]);
});

test('200: one of a simultaneous Yes and No takes effect', async () => {
  const { parent, child, key } = await askedPrize();
  const answers = await Promise.all([decide(parent, key, true, address), decide(parent, key, false)]);
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 404]);
  expect(await gemsOf(child)).toBe((await statusOf(child)) === 'cancelled' ? 20 : 10);
});

test('404: only a guardian of the child can decide, and only on a waiting purchase', async () => {
  const { child, key } = await askedPrize();
  const { parent: stranger } = await createFamily();
  const supervisor = await createPerson('parent');
  await seed({ task: 'relation', from: supervisor.id, to: child.id, answer: 'accept' });
  for (const one of [stranger, supervisor]) {
    expect(codeOf(await decide(one, key, true, address))).toBe('store_order_not_found');
    expect(codeOf(await one.call(shop.settle, { body: { ...key, given: true } }))).toBe(
      'store_order_not_found',
    );
    expect((await waitingFor(one)).orders).toEqual([]);
  }
  expect([await statusOf(child), await gemsOf(child)]).toEqual(['waiting', 10]);
});

test('409: without a guardian, as with a school’s consent, prizes and gift cards are closed', async () => {
  const child = await createPerson('student');
  await giveGems(child, 50);
  for (const type of ['prize', 'gift_card'] as const) {
    const item = await createItem({ type, stock: 2 });
    expect((await itemsFor(child)).find(({ id }) => id === item.id)).toMatchObject({
      state: 'closed',
      left: 2,
    });
    expect(codeOf(await buy(child, item, { address }))).toBe('store_prize_closed');
  }
  expect([await gemsOf(child), await purchasesOf(child)]).toEqual([50, []]);
});

test('200: a guardian with a teacher’s account can decide, but offers no rewards', async () => {
  const [child, teacher] = [await createPerson('student'), await createPerson('teacher')];
  await seed({ task: 'guardian', adult: teacher.email, childId: child.id });
  await giveGems(child, 20);
  const { purchase } = (await buy(child, await createItem({ type: 'prize' }))).body;
  expect(await waitingFor(teacher)).toMatchObject({
    rewards: [],
    orders: [{ purchase: { id: purchase.id } }],
  });
  expect((await decide(teacher, keyOf(child, purchase), false)).body.status).toBe('cancelled');
  const reward = { name: 'Cake', gem_cost: 2 };
  expect(codeOf(await teacher.call(shop.addReward, { body: reward }))).toBe('forbidden');
});

test('200: a student who decides alone gives the address and needs no approval', async () => {
  const [student, operator] = [await createGrownStudent(), await createPerson('operator')];
  const prize = await createItem({ type: 'prize' });
  expect(codeOf(await buy(student, prize))).toBe('invalid_input');
  expect(await gemsOf(student)).toBe(20);
  const { purchase } = (await buy(student, prize, { address })).body;
  expect(purchase.status).toBe('ordered');
  expect(await orderOf(operator, purchase)).toMatchObject({ address });
  // A code is mailed to guardians only.
  expect(codeOf(await buy(student, await createItem({ type: 'gift_card' })))).toBe('store_prize_closed');
});

test('200: an operator sends a prize once, which is recorded, and the address is deleted 30 days later', async () => {
  const operator = await createPerson('operator');
  const { child, purchase, key } = await orderedPrize();
  const answers = await Promise.all([1, 2].map(() => operator.call(shop.fulfil, { body: key })));
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 404]);
  expect(await recordOf(operator)).toEqual([['fulfil_order', `${child.id} ${purchase.id}`]]);
  expect((await purchasesOf(child))[0]).toMatchObject({ status: 'fulfilled', fulfilled: true });
  expect(await orderOf(operator, purchase)).toBeUndefined();
  const done = async () =>
    (await operator.call(shop.orders, { query: { state: 'done' } })).body.orders.find(
      ({ id }) => id === purchase.id,
    );
  expect(await done()).toMatchObject({ status: 'fulfilled', address });
  await passOnSchedule('P31D');
  expect(await done()).toMatchObject({ status: 'fulfilled', address: null });
  expect(codeOf(await operator.call(shop.cancel, { body: { ...key, reason: 'Late' } }))).toBe(
    'store_order_not_found',
  );
});

test('200: a cancelled order returns gems and piece with a reason, and deletes the address', async () => {
  const operator = await createPerson('operator');
  const { child, item, purchase, key } = await orderedPrize({ stock: 1 });
  const cancel = () => operator.call(shop.cancel, { body: { ...key, reason: 'It broke on the way.' } });
  const answers = await Promise.all([cancel(), cancel()]);
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 404]);
  expect((await purchasesOf(child))[0]).toMatchObject({
    status: 'cancelled',
    reason: 'It broke on the way.',
  });
  expect([await gemsOf(child), await leftOf(child, item)]).toEqual([20, 1]);
  expect(await recordOf(operator)).toEqual([['cancel_order', `${child.id} ${purchase.id}`]]);
  const { orders } = (await operator.call(shop.orders, { query: { state: 'done' } })).body;
  expect(orders.find(({ id }) => id === purchase.id)).toMatchObject({ status: 'cancelled', address: null });
});

test('200: a cancelled order returns a piece only if it was taken from the stock', async () => {
  const operator = await createPerson('operator');
  const { child, item, key } = await orderedPrize({ stock: null });
  await createItem({ ...item, stock: 3 });
  expect((await operator.call(shop.cancel, { body: { ...key, reason: 'Too late.' } })).status).toBe(200);
  expect([await gemsOf(child), await leftOf(child, item)]).toEqual([20, 3]);
});

test('404: a purchase that waits for a guardian or is given by a parent is not an order for operators', async () => {
  const operator = await createPerson('operator');
  const { child, parent, key } = await askedPrize();
  const reward = (await parent.call(shop.addReward, { body: { name: 'Pancakes', gem_cost: 1 } })).body;
  const bought = (await buy(child, reward)).body.purchase;
  for (const body of [key, keyOf(child, bought)]) {
    expect(codeOf(await operator.call(shop.fulfil, { body }))).toBe('store_order_not_found');
    expect(codeOf(await operator.call(shop.cancel, { body: { ...body, reason: 'No' } }))).toBe(
      'store_order_not_found',
    );
  }
});

test('200: the code of a gift card is mailed to the guardian and is in no list', async () => {
  const operator = await createPerson('operator');
  const { parent, child, purchase, key } = await orderedPrize({ type: 'gift_card' });
  expect(await orderOf(operator, purchase)).toMatchObject({ address: null });
  expect(codeOf(await operator.call(shop.fulfil, { body: key }))).toBe('invalid_input');
  const code = 'GIFT-1234-CODE';
  expect((await operator.call(shop.fulfil, { body: { ...key, code } })).status).toBe(200);
  await mailsOut();
  const [latest] = (await mailsTo(parent.email)).toReversed();
  expect(latest?.text).toContain(code);
  const seen = [await purchasesOf(child), await waitingFor(parent), await recordOf(operator)];
  expect(JSON.stringify(seen)).not.toContain(code);
  expect(await mailsTo(child.email)).toEqual([]);
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

test('200: an export of orders has no formulas and is recorded', async () => {
  const operator = await createPerson('operator');
  const { parent, key, purchase } = await askedPrize({ name: '=HYPERLINK("evil")' });
  await decide(parent, key, true, { ...address, name: '+1 "quoted", and more' });
  const csv = await exported(operator);
  const row = csv.split('\r\n').find((line) => line.includes(purchase.id));
  expect(row).toContain(`"'=HYPERLINK(""evil"")"`);
  expect(row).toContain(`"'+1 ""quoted"", and more","1 Nest Lane","12345","Treetop","United States",`);
  expect(new Set((await recordOf(operator)).map((one) => one.join()))).toEqual(
    new Set(['export_orders,open']),
  );
});

test('200: each row of an export names who downloaded it, when, and the entry of the log that counts the rows', async () => {
  const [operator, other] = [await createPerson('operator'), await createPerson('operator')];
  const { parent, key } = await askedPrize();
  await decide(parent, key, true, address);
  for (const { call } of [operator, other]) {
    const { username } = (await call(users.me, {})).body;
    const { csv } = (await call(shop.exportOrders, { body: { state: 'open' } })).body;
    const [head, ...rows] = parseCsv(csv, 2000) ?? [];
    expect(head?.at(-1)).toBe('Downloaded');
    expect(rows.map((row) => row.length)).toEqual(rows.map(() => head?.length));
    // The first of several files: it need not have this order.
    expect(rows).not.toEqual([]);
    const { actions } = (await call(audit.actions, { query: {} })).body;
    const entry = actions.find((one) => one.operator === username);
    expect(entry).toMatchObject({ action: 'export_orders', target: 'open', rows: rows.length });
    expect(new Set(rows.map((row) => row.at(-1)))).toEqual(
      new Set([`${username}, ${entry?.at}, ${entry?.id}`]),
    );
  }
});

test('200: only the own children see and buy a parent’s reward, which the parent gives', async () => {
  const { parent, child } = await createFamily();
  const { child: other } = await createFamily();
  const body = { name: 'An evening of board games', gem_cost: 20 };
  const reward = (await parent.call(shop.addReward, { body })).body;
  expect((await itemsFor(child)).find(({ id }) => id === reward.id)).toMatchObject({
    ...body,
    type: 'family',
  });
  expect((await itemsFor(other)).map(({ id }) => id)).not.toContain(reward.id);
  const pin = ({ call }: Person) => call(shop.pin, { body: { item_id: reward.id } });
  const goal = { id: reward.id, name: body.name, type: 'family', gem_cost: 20 };
  expect([(await pin(child)).body, codeOf(await pin(other))]).toEqual([{ goal }, 'store_item_not_found']);
  const saving = async () => (await child.call(contract.dashboard.get, {})).body.goal;
  expect(await saving()).toEqual(goal);
  expect(codeOf(await buy(other, reward))).toBe('store_item_not_found');
  const { purchase } = (await buy(child, reward)).body;
  expect([purchase.status, await gemsOf(child), await saving()]).toEqual(['ordered', 0, null]);
  await mailsOut();
  expect(await subjectsTo(parent.email)).toEqual([expect.stringContaining('An evening of board games')]);
  expect((await waitingFor(parent)).orders).toMatchObject([{ purchase: { item_name: body.name } }]);
  const settle = (given: boolean) => parent.call(shop.settle, { body: { ...keyOf(child, purchase), given } });
  expect((await settle(true)).body.status).toBe('fulfilled');
  expect(codeOf(await settle(false))).toBe('store_order_not_found');
  await parent.call(shop.removeReward, { params: { id: reward.id } });
  expect((await waitingFor(parent)).rewards).toEqual([]);
  expect(codeOf(await buy(child, reward))).toBe('store_item_not_found');
});

test('404: a parent can settle neither the other parent’s reward nor a prize', async () => {
  const { parent, child, key: prize } = await orderedPrize();
  const other = await createPerson('parent');
  await seed({ task: 'guardian', adult: other.email, childId: child.id });
  const reward = (await parent.call(shop.addReward, { body: { name: 'Cake', gem_cost: 5 } })).body;
  const { purchase } = (await buy(child, reward)).body;
  const settle = ({ call }: Person, key: typeof prize) =>
    call(shop.settle, { body: { ...key, given: false } });
  expect(codeOf(await settle(other, keyOf(child, purchase)))).toBe('store_order_not_found');
  expect(codeOf(await settle(parent, prize))).toBe('store_order_not_found');
  expect(await gemsOf(child)).toBe(5);
});

test('409: a parent can offer at most twenty rewards; 403: an unverified parent none', async () => {
  const { parent } = await createFamily(0);
  const add = ({ call }: Person) => call(shop.addReward, { body: { name: 'Cake', gem_cost: 2 } });
  for (let i = 0; i < 20; i++) expect((await add(parent)).status).toBe(200);
  expect(codeOf(await add(parent))).toBe('family_rewards_limit');
  expect(codeOf(await add(await createPerson('parent', { verified: false })))).toBe('not_verified');
});

test('200: rewards of a parent who is not a guardian are not shown, even to children who accepted the parent', async () => {
  const { parent } = await createFamily(0);
  const reward = (await parent.call(shop.addReward, { body: { name: 'Cinema', gem_cost: 5 } })).body;
  const sees = async (student: Person) => (await itemsFor(student)).some(({ id }) => id === reward.id);
  const teen = await createGrownStudent();
  await seed({ task: 'relation', from: parent.id, to: teen.id, answer: 'accept' });
  expect(await sees(teen)).toBe(false);
  expect(codeOf(await buy(teen, reward))).toBe('store_item_not_found');
  const child = await createPerson();
  await seed({ task: 'guardian', adult: 'other@home.test', childId: child.id });
  await seed({ task: 'relation', from: parent.id, to: child.id, answer: 'accept' });
  await seed({
    task: 'guardianSays',
    guardian: 'other@home.test',
    childId: child.id,
    otherId: parent.id,
    yes: true,
  });
  expect(await sees(child)).toBe(false);
  await seed({ task: 'guardian', adult: parent.email, childId: teen.id });
  expect(await sees(teen)).toBe(true);
});

test('403: only operators can use the operators’ calls', async () => {
  const { parent, child, item, key } = await orderedPrize();
  for (const { call } of [child, parent, await createPerson('teacher')]) {
    const answers = [
      await call(shop.stock, {}),
      await call(shop.orders, { query: { state: 'open' } }),
      await call(shop.fulfil, { body: key }),
      await call(shop.cancel, { body: { ...key, reason: 'No' } }),
      await call(shop.exportOrders, { body: { state: 'open' } }),
      await call(shop.requests, { query: {} }),
      await call(shop.pictureUpload, { body: { format: 'png', size: 3 } }),
    ];
    expect(answers.map(codeOf)).toEqual(answers.map(() => 'forbidden'));
  }
  expect([await statusOf(child), await leftOf(child, item)]).toEqual(['ordered', null]);
});

test('200: operators add an item with a picture, change it and remove it from the store, which is recorded', async () => {
  const [operator, child] = [await createPerson('operator'), (await createFamily()).child];
  const { picture, upload } = (await operator.call(shop.pictureUpload, { body: { format: 'png', size: 3 } }))
    .body;
  expect([picture, upload.startsWith(`/media/store-items/${picture}?`)]).toEqual([
    expect.stringMatching(/\.png$/),
    true,
  ]);
  const fields = {
    name: 'A kite',
    about: 'It flies.',
    gem_cost: 12,
    stock: 2,
    regions: null,
    from_age: 0,
    picture,
  };
  const item = (await operator.call(shop.addItem, { body: { type: 'prize', ...fields } })).body;
  expect((await itemsFor(child)).find(({ id }) => id === item.id)).toMatchObject({ name: 'A kite', left: 2 });
  const change = (of: object) =>
    operator.call(shop.changeItem, {
      params: { id: item.id },
      body: { ...fields, stock_before: 2, on_sale: true, ...of },
    });
  expect((await change({ gem_cost: 10, stock: 1 })).body).toMatchObject({ gem_cost: 10, stock: 1 });
  await buy(child, item);
  expect(codeOf(await change({ stock: 5, stock_before: 1 }))).toBe('store_item_changed');
  expect((await change({ stock: 5, stock_before: 0, on_sale: false })).status).toBe(200);
  expect((await itemsFor(child)).some(({ id }) => id === item.id)).toBe(false);
  const { body: all } = await operator.call(shop.stock, {});
  expect(all.find(({ id }) => id === item.id)).toMatchObject({ on_sale: false, stock: 5 });
  expect(await recordOf(operator)).toEqual([
    ['remove_store_item', item.id],
    ['change_store_item', item.id],
    ['add_store_item', item.id],
  ]);
  const unknown = { params: { id: 'nothing' }, body: { ...fields, stock_before: 2, on_sale: true } };
  expect(codeOf(await operator.call(shop.changeItem, unknown))).toBe('store_item_not_found');
});

test.each([
  ['png', 'image/png'],
  ['jpg', 'image/jpeg'],
  ['webp', 'image/webp'],
] as const)('403: the address of a picture accepts no page, and a %s is sent as %s', async (format, type) => {
  const [operator, child] = [await createPerson('operator'), (await createFamily()).child];
  const { body } = await operator.call(shop.pictureUpload, { body: { format, size: 3 } });
  expect(body.content_type).toBe(type);
  expect((await put(body.upload, '<b>', 'text/html')).status).toBe(403);
  expect((await put(body.upload, '<b>', type)).status).toBe(200);
  const fields = { name: 'A kite', about: 'It flies.', gem_cost: 12, stock: 2, regions: null, from_age: 0 };
  const item = await operator.call(shop.addItem, {
    body: { type: 'prize', ...fields, picture: body.picture },
  });
  const seen = (await itemsFor(child)).find(({ id }) => id === item.body.id);
  const picture = await fetch(`${cloud.url}${seen?.image_path}`);
  expect([picture.status, picture.headers.get('content-type')]).toEqual([200, type]);
});

test('200: a hat and a border that are bought simultaneously are both worn', async () => {
  const child = await createPerson('student');
  await giveGems(child, 20);
  const [hat, border] = [await createItem(), await createItem({ type: 'border' })];
  await Promise.all([buy(child, hat), buy(child, border)]);
  const { body } = await child.call(shop.wear, { body: { kind: 'companion', item_id: null } });
  expect(body).toEqual({ hat: hat.id, border: border.id, companion: null });
});

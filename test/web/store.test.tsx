import { expect, test } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import { type Purchase, type StoreItem, shop } from '../../contract/shop/endpoints';
import { type ChildOrder, shopFamily } from '../../contract/shop/family';
import { noLook } from '../../contract/shop/kinds';
import { type Me, users } from '../../contract/users/endpoints';
import { purchase } from '../support/purchases';
import { network, open, pass, person, refusal, settled, unreachable } from '../support/screens';

const item = (of: Partial<StoreItem> = {}): StoreItem => ({
  id: 'hat-wizard',
  name: 'Wizard’s hat',
  about: 'For Wren, when there is magic in the book.',
  type: 'hat',
  gem_cost: 10,
  image_path: '/media/store-items/hat-wizard.svg',
  left: null,
  state: 'open',
  ...of,
});
const openStore = (items: StoreItem[], of: Partial<Me> = {}, purchases: Purchase[] = []) => {
  network.answer(users.me, () => person({ gems: 12, ...of }));
  network.answer(shop.items, () => items);
  network.answer(shop.purchases, () => purchases);
  return open('/store').user;
};
const shelf = async () => within(await screen.findByRole('region', { name: 'In the store' }));

test('a purchase is confirmed with name and price, and appears in the history', async () => {
  const user = openStore([item()]);
  await user.click(await (await shelf()).findByRole('button', { name: 'Buy: Wizard’s hat' }));
  const dialog = within(screen.getByRole('dialog', { name: 'Confirm Purchase' }));
  expect(dialog.getByText(/costs/).textContent).toBe('Wizard’s hat costs 10 gems. You keep 2 gems.');
  network.answer(shop.purchase, () => ({ remaining_gems: 2, purchase: purchase() }));
  network.answer(shop.purchases, () => [purchase()]);
  network.answer(users.me, () => person({ gems: 2, look: { ...noLook, hat: 'hat-wizard' } }));
  await user.click(dialog.getByRole('button', { name: 'Buy' }));
  const answer = await screen.findByRole('dialog', { name: 'Wizard’s hat is yours!' });
  expect(answer.contains(document.activeElement)).toBe(true);
  await user.click(within(answer).getByRole('button', { name: 'Back to the store' }));
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(document.activeElement).toBe((await shelf()).getByRole('heading', { name: 'Wizard’s hat' }));
  expect(network.asked(shop.purchase).map(({ body }) => body)).toEqual([
    { item_id: 'hat-wizard', gem_cost: 10, request_id: expect.any(String) },
  ]);
  const history = within(screen.getByRole('region', { name: 'Purchase History' }));
  expect(history.getByRole('listitem').textContent).toBe('Wizard’s hat10 gems · November 16, 2026Fulfilled');
  expect(screen.getByRole('button', { name: 'Wizard’s hat' }).getAttribute('aria-pressed')).toBe('true');
});

test.each([
  ['hat', /^Wren wears it now/],
  ['book_plate', /^You can print it/],
] as const)('a bought %s links to the nest, which shows it', async (type, words) => {
  const user = openStore([item({ type })]);
  await user.click(await (await shelf()).findByRole('button', { name: 'Buy: Wizard’s hat' }));
  network.answer(shop.purchase, () => ({ remaining_gems: 2, purchase: purchase({ type }) }));
  await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Buy' }));
  const answer = within(await screen.findByRole('dialog', { name: 'Wizard’s hat is yours!' }));
  expect(answer.getByText(words)).toBeTruthy();
  const way = answer.getByRole('button', { name: 'See it in the nest' });
  expect(document.activeElement).toBe(way);
  await user.click(way);
  expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Wren’s nest' }));
});

test('a border is shown around the child’s letter in the store, after the purchase and in the nest', async () => {
  const bought = { type: 'border', item_id: 'border-leaves', item_name: 'Leaf wreath' } as const;
  const leaves = item({ id: 'border-leaves', name: 'Leaf wreath', type: 'border' });
  const user = openStore([leaves], { username: 'Zoë' });
  const buy = await (await shelf()).findByRole('button', { name: 'Buy: Leaf wreath' });
  expect(buy.closest('li')?.textContent).toMatch(/^Z/);
  await user.click(buy);
  network.answer(shop.purchase, () => ({ remaining_gems: 2, purchase: purchase(bought) }));
  network.answer(shop.purchases, () => [purchase(bought)]);
  network.answer(users.me, () => person({ username: 'Zoë', look: { ...noLook, border: 'border-leaves' } }));
  await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Buy' }));
  const answer = await screen.findByRole('dialog', { name: 'Leaf wreath is yours!' });
  expect(answer.querySelector('[src*=border-leaves]')?.parentElement?.textContent).toBe('Z');
  await user.click(within(answer).getByRole('button', { name: 'See it in the nest' }));
  const nest = screen.getByRole('region', { name: 'Wren’s nest' });
  expect(nest.querySelector('[src*=border-leaves]')?.parentElement?.textContent).toBe('Z');
});

test('nothing is bought without a confirmation', async () => {
  const user = openStore([item()]);
  await user.click(await (await shelf()).findByRole('button', { name: 'Buy: Wizard’s hat' }));
  await user.click(screen.getByRole('button', { name: 'Cancel' }));
  expect(network.asked(shop.purchase)).toEqual([]);
});

test('a retry after a lost answer is the same purchase, and the dialog shows a refusal', async () => {
  const user = openStore([item()]);
  await user.click(await (await shelf()).findByRole('button', { name: 'Buy: Wizard’s hat' }));
  network.answer(shop.purchase, unreachable);
  const press = () => user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Buy' }));
  await press();
  expect((await screen.findByRole('alert')).textContent).toContain('Connection error.');
  network.answer(shop.purchase, () => refusal('store_too_few_gems'));
  await press();
  expect(await screen.findByText('You do not have enough gems yet.')).toBeTruthy();
  const [first, second] = network.asked(shop.purchase).map(({ body }) => body.request_id);
  expect(second).toBe(first);
});

test.each([
  [{ gem_cost: 13 }, '1 gem to go'],
  [{ gem_cost: 30 }, '18 gems to go'],
  [{ state: 'sold_out' as const, left: 0 }, 'That one is gone for now.'],
  [{ state: 'owned' as const }, 'It is yours.'],
  [{ state: 'held' as const }, 'You have one. Get another when it is used.'],
  [{ state: 'closed' as const }, 'For children whose grown-up at home is with them here.'],
])('an item %j cannot be bought and says why', async (of, words) => {
  openStore([item(of)]);
  expect(await (await shelf()).findByText(words)).toBeTruthy();
  expect(screen.queryByRole('button', { name: /^Buy/ })).toBeNull();
});

test.each(['teacher', 'other'] as const)('a %s can look around, but not buy', async (account_type) => {
  openStore([item()], { account_type });
  const button = await (await shelf()).findByRole('button', { name: 'Students Only: Wizard’s hat' });
  expect((button as HTMLButtonElement).disabled).toBe(true);
  expect(screen.getByText(/The store is for students only/)).toBeTruthy();
  expect(screen.queryByRole('region', { name: 'Purchase History' })).toBeNull();
});

test('every state of a purchase has its text', async () => {
  const status = ['waiting', 'ordered', 'fulfilled', 'cancelled'] as const;
  openStore(
    [],
    {},
    status.map((one) => purchase({ id: one, item_id: one, status: one })),
  );
  const history = within(await screen.findByRole('region', { name: 'Purchase History' }));
  const rows = await history.findAllByRole('listitem');
  expect(rows.map(({ textContent }) => textContent?.replace(/.*2026/, ''))).toEqual([
    'Processing',
    'Processing',
    'Fulfilled',
    'Cancelled, gems returned',
  ]);
});

test('a hat can be taken off and put on again', async () => {
  const look = { ...noLook, hat: 'hat-wizard' };
  const user = openStore([], { look }, [purchase()]);
  network.answer(shop.wear, ({ body }) => ({ ...noLook, hat: body.item_id }));
  const hat = await screen.findByRole('button', { name: 'Wizard’s hat' });
  await user.click(hat);
  expect(hat.getAttribute('aria-pressed')).toBe('false');
  await user.click(hat);
  expect(hat.getAttribute('aria-pressed')).toBe('true');
  expect(network.asked(shop.wear).map(({ body }) => body.item_id)).toEqual([null, 'hat-wizard']);
});

test('a rest day and a book plate are available after the purchase', async () => {
  const user = openStore([], { rest_days: 1 }, [purchase({ type: 'book_plate', item_name: 'A book plate' })]);
  expect(await screen.findByText(/A rest day is ready/)).toBeTruthy();
  await user.click(await screen.findByRole('button', { name: 'Print the book plate' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Your book plate' }));
  const name = dialog.getByRole('textbox', { name: 'The name on it' });
  await user.clear(name);
  await user.type(name, 'Ada B.');
  expect(dialog.getByText('Ada B.')).toBeTruthy();
});

test('each part that fails to load has its own message', async () => {
  openStore([]);
  network.answer(shop.items, () => refusal('server_error'));
  network.answer(shop.purchases, () => refusal('server_error'));
  await pass(10_000);
  expect(await screen.findByText('Failed to fetch store items')).toBeTruthy();
  expect(screen.getByText('Failed to fetch user purchases')).toBeTruthy();
});

test('a wish is trimmed, sent and thanked for, and an empty one cannot be sent', async () => {
  const user = openStore([]);
  const form = within(await screen.findByRole('region', { name: 'Request a Reward' }));
  const [box, button] = [form.getByRole('textbox'), form.getByRole('button', { name: 'Submit' })];
  await user.type(box, '   ');
  expect((button as HTMLButtonElement).disabled).toBe(true);
  await user.type(box, 'A rope ladder ');
  network.answer(shop.request, () => ({ requested: true as const }));
  await settled(() => user.click(button));
  expect(await form.findByText("Request submitted successfully! We'll review it soon.")).toBeTruthy();
  expect(network.asked(shop.request).map(({ body }) => body.item)).toEqual(['A rope ladder']);
});

test('a wish that is typed while another one is sent stays in its field', async () => {
  const user = openStore([]);
  const form = within(await screen.findByRole('region', { name: 'Request a Reward' }));
  const box = form.getByRole<HTMLTextAreaElement>('textbox');
  await user.type(box, 'A rope');
  const sent = Promise.withResolvers<{ requested: true }>();
  network.answer(shop.request, () => sent.promise);
  await user.click(form.getByRole('button', { name: 'Submit' }));
  await user.type(box, ' ladder');
  await settled(async () => sent.resolve({ requested: true }));
  expect(within(await form.findByRole('list', { name: 'Your wishes' })).getByText('A rope')).toBeTruthy();
  expect(box.value).toBe('A rope ladder');
});

test('an item beyond the child’s gems can be pinned as a goal, and unpinned', async () => {
  const user = openStore([item({ gem_cost: 30 })]);
  network.answer(shop.pin, ({ body: { item_id } }) => ({
    goal: item_id === null ? null : { id: item_id, name: 'Wizard’s hat', type: 'hat' as const, gem_cost: 30 },
  }));
  const pin = await (await shelf()).findByRole('button', { name: 'Save up for this: Wizard’s hat' });
  for (const pressed of ['true', 'false']) {
    await settled(() => user.click(pin));
    expect(pin.getAttribute('aria-pressed')).toBe(pressed);
  }
  expect(network.asked(shop.pin).map(({ body }) => body.item_id)).toEqual(['hat-wizard', null]);
});

const address = {
  name: 'Ada',
  street: '1 Nest Lane',
  postal_code: '12345',
  city: 'Treetop',
  country: 'United States',
};
const labels = {
  name: 'Name',
  street: 'Street and number',
  postal_code: 'Postal code',
  city: 'Town',
  country: 'Country',
};

/** Fills in the delivery address of a prize. */
const fillIn = async (user: ReturnType<typeof openStore>) => {
  const dialog = within(screen.getByRole('dialog'));
  for (const [part, label] of Object.entries(labels))
    await user.type(dialog.getByRole('textbox', { name: label }), address[part as keyof typeof address]);
};

test('a child is told that a grown-up is asked about a prize and that it waits', async () => {
  const user = openStore([item({ type: 'prize', name: 'A kite' })], { decides_alone: false });
  await user.click(await (await shelf()).findByRole('button', { name: 'Buy: A kite' }));
  const dialog = within(screen.getByRole('dialog'));
  expect(dialog.getByText(/Your grown-up is asked first/)).toBeTruthy();
  expect(dialog.queryByRole('textbox')).toBeNull();
  const waiting = purchase({ item_name: 'A kite', type: 'prize', status: 'waiting', fulfilled: false });
  network.answer(shop.purchase, () => ({ remaining_gems: 2, purchase: waiting }));
  await user.click(dialog.getByRole('button', { name: 'Buy' }));
  const answer = await screen.findByRole('dialog', { name: 'A kite waits for your grown-up’s yes.' });
  expect(within(answer).getByText('A no gives your gems back.')).toBeTruthy();
  expect(within(answer).queryByRole('button', { name: 'See it in the nest' })).toBeNull();
});

test('a student who decides alone must enter the whole address before buying a prize', async () => {
  const user = openStore([item({ type: 'prize', name: 'A kite' })], { decides_alone: true });
  await user.click(await (await shelf()).findByRole('button', { name: 'Buy: A kite' }));
  const press = () => user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Buy' }));
  await press();
  expect(await screen.findByText('Please fill in: Name.')).toBeTruthy();
  await fillIn(user);
  const ordered = purchase({ item_name: 'A kite', type: 'prize', status: 'ordered', fulfilled: false });
  network.answer(shop.purchase, () => ({ remaining_gems: 2, purchase: ordered }));
  await press();
  expect(await screen.findByText('A kite is ordered.')).toBeTruthy();
  expect(network.asked(shop.purchase)).toMatchObject([{ body: { address } }]);
});

const childOrder = (of: Partial<Purchase>): ChildOrder => ({
  child_id: 'zoe',
  username: 'Zoe',
  purchase: purchase({ status: 'waiting', fulfilled: false, item_name: 'A kite', ...of }),
});

const openFamily = async (of: Partial<Purchase>, role: 'parent' | 'teacher' = 'parent') => {
  const user = openStore([], { account_type: role === 'parent' ? 'other' : 'teacher', role });
  let orders = [childOrder(of)];
  network.answer(shopFamily.family, () => ({ rewards: [], orders }));
  const settle = () => {
    orders = [];
    return purchase();
  };
  network.answer(shopFamily.decide, settle);
  network.answer(shopFamily.settle, settle);
  await screen.findByRole('region', { name: 'Waiting for you' });
  return user;
};
const key = { child_id: 'zoe', id: '01J0000000000000000000000A' };

test('a parent approves a prize with the address, and it no longer waits', async () => {
  const user = await openFamily({ type: 'prize' });
  await user.click(await screen.findByRole('button', { name: 'Yes: A kite for Zoe' }));
  const press = () =>
    user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Yes, order it' }));
  await press();
  expect(network.asked(shopFamily.decide)).toEqual([]);
  await fillIn(user);
  await press();
  expect(await screen.findByText('A kite for Zoe: ordered.')).toBeTruthy();
  expect(network.asked(shopFamily.decide).map(({ body }) => body)).toEqual([{ ...key, yes: true, address }]);
  expect(await screen.findByText(/Nothing waits now/)).toBeTruthy();
});

test.each([
  ['gift_card', 'Yes', 'Yes, order it', { ...key, yes: true }],
  ['prize', 'No', 'Return the gems', { ...key, yes: false }],
] as const)('a parent answers a %s with %s without an address', async (type, word, confirm, body) => {
  const user = await openFamily({ type });
  await user.click(await screen.findByRole('button', { name: `${word}: A kite for Zoe` }));
  await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: confirm }));
  expect(await screen.findByText(/Nothing waits now/)).toBeTruthy();
  expect(network.asked(shopFamily.decide).map((asked) => asked.body)).toEqual([body]);
});

test('parents can mark their own rewards as given, and offer others', async () => {
  const user = await openFamily({ type: 'family', status: 'ordered' });
  await user.click(await screen.findByRole('button', { name: 'Given: A kite for Zoe' }));
  await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'It is given' }));
  expect(await screen.findByText('A kite for Zoe: given.')).toBeTruthy();
  expect(network.asked(shopFamily.settle).map(({ body }) => body)).toEqual([{ ...key, given: true }]);
  const own = within(screen.getByRole('region', { name: 'Your own rewards' }));
  network.answer(shopFamily.addReward, ({ body }) => ({ id: 'family-1', ...body }));
  await user.click(own.getByRole('button', { name: 'Add a reward' }));
  await user.type(own.getByRole('textbox', { name: 'A reward' }), 'Pancakes');
  const gems = own.getByRole('textbox', { name: 'Gems' });
  await user.clear(gems);
  expect(own.getByRole<HTMLButtonElement>('button', { name: 'Add' }).disabled).toBe(true);
  await user.type(gems, '7');
  await settled(() => user.click(own.getByRole('button', { name: 'Add' })));
  expect(network.asked(shopFamily.addReward).map(({ body }) => body)).toEqual([
    { name: 'Pancakes', gem_cost: 7 },
  ]);
});

test('a guardian with a teacher’s account can decide, but offers no rewards', async () => {
  const user = await openFamily({ type: 'prize' }, 'teacher');
  expect(screen.queryByRole('region', { name: 'Your own rewards' })).toBeNull();
  await user.click(await screen.findByRole('button', { name: 'No: A kite for Zoe' }));
  await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Return the gems' }));
  expect(await screen.findByText('A kite: Zoe has the gems back.')).toBeTruthy();
  expect(screen.queryByRole('region', { name: 'Waiting for you' })).toBeNull();
});

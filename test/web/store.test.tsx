import { expect, test } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import { type Purchase, type StoreItem, store } from '../../contract/store';
import { noLook } from '../../contract/store-kinds';
import { type Me, users } from '../../contract/users';
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
const purchase = (of: Partial<Purchase> = {}): Purchase => ({
  id: '01J0000000000000000000000A',
  item_id: 'hat-wizard',
  item_name: 'Wizard’s hat',
  type: 'hat',
  gem_cost: 10,
  status: 'fulfilled',
  fulfilled: true,
  created_at: '2026-11-16T12:00:00.000Z',
  ...of,
});

const openStore = (items: StoreItem[], of: Partial<Me> = {}, purchases: Purchase[] = []) => {
  network.answer(users.me, () => person({ gems: 12, ...of }));
  network.answer(store.items, () => items);
  network.answer(store.purchases, () => purchases);
  return open('/store').user;
};
const shelf = async () => within(await screen.findByRole('region', { name: 'In the store' }));

test('a purchase is confirmed by name and price, made, and stands in the history', async () => {
  const user = openStore([item()]);
  await user.click(await (await shelf()).findByRole('button', { name: 'Buy: Wizard’s hat' }));
  const dialog = within(screen.getByRole('dialog', { name: 'Confirm Purchase' }));
  expect(dialog.getByText(/costs/).textContent).toBe('Wizard’s hat costs 10 gems. You keep 2 gems.');
  network.answer(store.purchase, () => ({ remaining_gems: 2, purchase: purchase() }));
  network.answer(store.purchases, () => [purchase()]);
  network.answer(users.me, () => person({ gems: 2, look: { ...noLook, hat: 'hat-wizard' } }));
  await user.click(dialog.getByRole('button', { name: 'Buy' }));
  expect(await screen.findByText('Wizard’s hat is yours!')).toBeTruthy();
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(network.asked(store.purchase).map(({ body }) => body)).toEqual([
    { item_id: 'hat-wizard', gem_cost: 10, request_id: expect.any(String) },
  ]);
  const history = within(screen.getByRole('region', { name: 'Purchase History' }));
  expect(history.getByRole('listitem').textContent).toBe('Wizard’s hat10 gems · November 16, 2026Fulfilled');
  expect(screen.getByRole('button', { name: 'Wizard’s hat' }).getAttribute('aria-pressed')).toBe('true');
});

test('nothing is bought without a yes', async () => {
  const user = openStore([item()]);
  await user.click(await (await shelf()).findByRole('button', { name: 'Buy: Wizard’s hat' }));
  await user.click(screen.getByRole('button', { name: 'Cancel' }));
  expect(network.asked(store.purchase)).toEqual([]);
});

test('a second try after a lost answer is the same purchase; a refusal is said in the dialog', async () => {
  const user = openStore([item()]);
  await user.click(await (await shelf()).findByRole('button', { name: 'Buy: Wizard’s hat' }));
  network.answer(store.purchase, unreachable);
  const press = () => user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Buy' }));
  await press();
  expect((await screen.findByRole('alert')).textContent).toContain('Connection error.');
  network.answer(store.purchase, () => refusal('store_too_few_gems'));
  await press();
  expect(await screen.findByText('You do not have enough gems yet.')).toBeTruthy();
  const [first, second] = network.asked(store.purchase).map(({ body }) => body.request_id);
  expect(second).toBe(first);
});

test.each([
  [{ gem_cost: 13 }, '1 gem to go'],
  [{ gem_cost: 30 }, '18 gems to go'],
  [{ state: 'sold_out' as const, left: 0 }, 'That one is gone for now.'],
  [{ state: 'owned' as const }, 'It is yours.'],
  [{ state: 'held' as const }, 'You have one. Get another when it is used.'],
])('an item %j cannot be bought, and says why', async (of, words) => {
  openStore([item(of)]);
  expect(await (await shelf()).findByText(words)).toBeTruthy();
  expect(screen.queryByRole('button', { name: /^Buy/ })).toBeNull();
});

test.each(['teacher', 'other'] as const)('a %s looks around, and cannot buy', async (account_type) => {
  openStore([item()], { account_type });
  const button = await (await shelf()).findByRole('button', { name: 'Students Only: Wizard’s hat' });
  expect((button as HTMLButtonElement).disabled).toBe(true);
  expect(screen.getByText(/The store is for students only/)).toBeTruthy();
  expect(screen.queryByRole('region', { name: 'Purchase History' })).toBeNull();
});

test('every state of a purchase has its words', async () => {
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

test('a hat is taken off and put on again', async () => {
  const look = { ...noLook, hat: 'hat-wizard' };
  const user = openStore([], { look }, [purchase()]);
  network.answer(store.wear, ({ body }) => ({ ...noLook, hat: body.item_id }));
  const hat = await screen.findByRole('button', { name: 'Wizard’s hat' });
  await user.click(hat);
  expect(hat.getAttribute('aria-pressed')).toBe('false');
  await user.click(hat);
  expect(hat.getAttribute('aria-pressed')).toBe('true');
  expect(network.asked(store.wear).map(({ body }) => body.item_id)).toEqual([null, 'hat-wizard']);
});

test('a rest day and a book plate are at hand once they are bought', async () => {
  const user = openStore([], { rest_days: 1 }, [purchase({ type: 'book_plate', item_name: 'A book plate' })]);
  expect(await screen.findByText(/A rest day is ready/)).toBeTruthy();
  await user.click(await screen.findByRole('button', { name: 'Print the book plate' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Your book plate' }));
  const name = dialog.getByRole('textbox', { name: 'The name on it' });
  await user.clear(name);
  await user.type(name, 'Ada B.');
  expect(dialog.getByText('Ada B.')).toBeTruthy();
});

test('what does not load is said in the words for it', async () => {
  openStore([]);
  network.answer(store.items, () => refusal('server_error'));
  network.answer(store.purchases, () => refusal('server_error'));
  await pass(10_000);
  expect(await screen.findByText('Failed to fetch store items')).toBeTruthy();
  expect(screen.getByText('Failed to fetch user purchases')).toBeTruthy();
});

test('a wish is trimmed, sent, and thanked for; an empty one cannot be sent', async () => {
  const user = openStore([]);
  const form = within(await screen.findByRole('region', { name: 'Request a Reward' }));
  const [box, button] = [form.getByRole('textbox'), form.getByRole('button', { name: 'Submit' })];
  await user.type(box, '   ');
  expect((button as HTMLButtonElement).disabled).toBe(true);
  await user.type(box, 'A rope ladder ');
  network.answer(store.request, () => ({ requested: true as const }));
  await settled(() => user.click(button));
  expect(await form.findByText("Request submitted successfully! We'll review it soon.")).toBeTruthy();
  expect(network.asked(store.request).map(({ body }) => body.item)).toEqual(['A rope ladder']);
});

test('an item that costs more than there is can be pinned as a goal, and the pin taken off', async () => {
  const user = openStore([item({ gem_cost: 30 })]);
  network.answer(store.pin, ({ body: { item_id } }) => ({
    goal: item_id === null ? null : { id: item_id, name: 'Wizard’s hat', type: 'hat' as const, gem_cost: 30 },
  }));
  const pin = await (await shelf()).findByRole('button', { name: 'Save up for this: Wizard’s hat' });
  for (const pressed of ['true', 'false']) {
    await settled(() => user.click(pin));
    expect(pin.getAttribute('aria-pressed')).toBe(pressed);
  }
  expect(network.asked(store.pin).map(({ body }) => body.item_id)).toEqual(['hat-wizard', null]);
});

import { beforeEach, expect, test } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import type { DeliveryAddress } from '../../contract/shop/address';
import { largestPicture, type OperatorItem, type Order, shopOperators } from '../../contract/shop/operators';
import { emptyLists, openConsole, row } from '../support/operator';
import { network, refusal, settled } from '../support/screens';

beforeEach(emptyLists);

const kite: OperatorItem = {
  id: 'item-kite',
  type: 'prize',
  name: 'A kite',
  about: 'It flies.',
  gem_cost: 20,
  stock: 3,
  regions: ['Europe'],
  from_age: 8,
  picture: 'kite.png',
  image_path: null,
  on_sale: true,
};
const { id, type, image_path, on_sale, ...fields } = kite;

const order = (of: Partial<Order> = {}): Order => ({
  id: '01J0000000000000000000000A',
  child_id: 'zoe',
  username: 'Zoe',
  region: 'Europe',
  item_name: 'A kite',
  type: 'prize',
  gem_cost: 20,
  status: 'ordered',
  reason: null,
  address: {
    name: 'The Birds',
    street: '1 Nest Lane',
    postal_code: '12345',
    city: 'Treetop',
    country: 'France',
  },
  created_at: '2026-11-16T12:00:00.000Z',
  changed_at: '2026-11-16T12:00:00.000Z',
  ...of,
});
const key = { child_id: 'zoe', id: '01J0000000000000000000000A' };

test('a change of an item includes the seen stock, and a sale meanwhile is reported', async () => {
  network.answer(shopOperators.stock, () => [kite]);
  const user = await openConsole('Store');
  await user.click(await screen.findByRole('button', { name: 'Change: A kite' }));
  const dialog = within(screen.getByRole('dialog', { name: 'A kite' }));
  const stock = dialog.getByRole('textbox', { name: 'Stock' });
  await user.clear(stock);
  await user.type(stock, '5');
  await user.click(dialog.getByRole('checkbox', { name: 'India' }));
  network.answer(shopOperators.changeItem, () => refusal('store_item_changed'));
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  expect(await dialog.findByText('It has changed. Please look again.')).toBeTruthy();
  network.answer(shopOperators.changeItem, ({ body }) => ({ ...kite, ...body }));
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('A kite is saved.')).toBeTruthy();
  expect(network.asked(shopOperators.changeItem).at(-1)).toMatchObject({
    params: { id },
    body: { ...fields, stock: 5, stock_before: 3, on_sale: true, regions: ['Europe', 'India'] },
  });
});

test('a new item needs a name, a description and a price, and a picture that is too large is refused', async () => {
  const user = await openConsole('Store');
  await user.click(await screen.findByRole('button', { name: 'Add an item' }));
  const dialog = within(screen.getByRole('dialog', { name: 'A new item' }));
  const large = new File([new Uint8Array(largestPicture + 1)], 'kite.png', { type: 'image/png' });
  await user.upload(dialog.getByLabelText('Picture'), large);
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  expect(dialog.getByText('What is it called?')).toBeTruthy();
  expect(dialog.getByText('At most 1 MB, please.')).toBeTruthy();
  expect(network.asked(shopOperators.addItem)).toEqual([]);
});

test('an item can be removed from the store and put back', async () => {
  let item = kite;
  network.answer(shopOperators.stock, () => [item]);
  network.answer(shopOperators.changeItem, ({ body }) => {
    item = { ...item, on_sale: body.on_sale };
    return item;
  });
  const user = await openConsole('Store');
  for (const name of ['Remove: A kite', 'Put back: A kite']) {
    const button = await screen.findByRole('button', { name });
    await settled(() => user.click(button));
  }
  expect(await screen.findByText('A kite is on sale again.')).toBeTruthy();
  expect(network.asked(shopOperators.changeItem).map(({ body }) => body.on_sale)).toEqual([false, true]);
});

const openOrders = async (of: Partial<Order> = {}) => {
  let orders = [order(of)];
  network.answer(shopOperators.orders, () => ({ orders, next: null }));
  const done = () => {
    orders = [];
  };
  network.answer(shopOperators.fulfil, () => {
    done();
    return { fulfilled: true as const };
  });
  network.answer(shopOperators.cancel, () => {
    done();
    return { cancelled: true as const };
  });
  const user = await openConsole('Orders');
  await screen.findByRole('rowheader', { name: 'A kite' });
  return user;
};

test('an order shows its address, and is sent after a confirmation', async () => {
  const user = await openOrders();
  expect(row('A kite').getByText('The Birds, 1 Nest Lane, 12345 Treetop, France')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Sent: A kite for Zoe' }));
  await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'It is sent' }));
  expect(await screen.findByText('A kite for Zoe is on its way.')).toBeTruthy();
  expect(await screen.findByText('No orders.')).toBeTruthy();
  expect(network.asked(shopOperators.fulfil).map(({ body }) => body)).toEqual([key]);
});

test('a gift card is sent with its code', async () => {
  const user = await openOrders({ type: 'gift_card', address: null });
  await user.click(screen.getByRole('button', { name: 'Sent: A kite for Zoe' }));
  const press = (name: string) =>
    user.click(within(screen.getByRole('dialog')).getByRole('button', { name }));
  await press('It is sent');
  expect(screen.getByText('Please fill this in.')).toBeTruthy();
  await user.type(screen.getByRole('textbox', { name: 'Code' }), 'GIFT-1');
  await press('It is sent');
  expect(await screen.findByText('A kite for Zoe is on its way.')).toBeTruthy();
  expect(network.asked(shopOperators.fulfil).map(({ body }) => body)).toEqual([{ ...key, code: 'GIFT-1' }]);
});

test('an order is cancelled with a reason', async () => {
  const user = await openOrders();
  await user.click(screen.getByRole('button', { name: 'Cancel: A kite for Zoe' }));
  const dialog = within(screen.getByRole('dialog'));
  await user.type(dialog.getByRole('textbox', { name: 'Reason' }), 'It broke.');
  await user.click(dialog.getByRole('button', { name: 'Cancel the order' }));
  expect(await screen.findByText('A kite for Zoe is cancelled.')).toBeTruthy();
  expect(network.asked(shopOperators.cancel).map(({ body }) => body)).toEqual([
    { ...key, reason: 'It broke.' },
  ]);
});

test('parcels on their way are found after the account of their child was deleted', async () => {
  const { id, address } = order();
  network.answer(shopOperators.parcels, () => ({
    parcels: [{ id, item_name: 'A kite', address: address as DeliveryAddress, sent_at: order().changed_at }],
    next: null,
  }));
  const user = await openOrders();
  await user.selectOptions(
    screen.getByRole('combobox', { name: 'Orders' }),
    'Sent, and the account is deleted',
  );
  await screen.findByRole('table', { name: 'Sent, and the account is deleted' });
  expect(row('A kite').getByText('The Birds, 1 Nest Lane, 12345 Treetop, France')).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Export as CSV' })).toBeNull();
});

test('orders are exported as they are listed', async () => {
  const user = await openOrders();
  await user.selectOptions(screen.getByRole('combobox', { name: 'Orders' }), 'Sent or cancelled');
  network.answer(shopOperators.exportOrders, () => refusal('server_error'));
  await settled(() => user.click(screen.getByRole('button', { name: 'Export as CSV' })));
  expect(network.asked(shopOperators.exportOrders).map(({ body }) => body)).toEqual([{ state: 'done' }]);
  expect(screen.getByRole('alert')).toBeTruthy();
});

import { csvOf } from '../../contract/rules/csv';
import type { Order, orderStates } from '../../contract/store-operators';
import { record } from '../audit/record';
import type { Person } from '../users/identify';
import { ordersPage } from './operate-orders';

/** The answer of a function is limited to 6 MB. Tests export fewer. */
const mostOrders = 1000;
const pageSize = 100;

const head = [
  'Order',
  'Ordered',
  'Status',
  'Item',
  'For',
  'Region',
  'Name',
  'Street',
  'Postal code',
  'City',
  'Country',
];

const rowOf = ({ id, created_at, status, item_name, username, region, address }: Order) => [
  id,
  created_at.slice(0, 10),
  status,
  item_name,
  username,
  region,
  ...(['name', 'street', 'postal_code', 'city', 'country'] as const).map((part) => address?.[part] ?? ''),
];

interface Export {
  readonly actor: Person;
  readonly body: { readonly state: (typeof orderStates)[number]; readonly cursor?: string | undefined };
}

/** On record before it is read: the file holds addresses of families. */
export const exportOrders = async ({ actor, body: { state, cursor: from } }: Export) => {
  await record({ actor, action: 'export_orders', target: state });
  const rows: string[][] = [];
  let cursor = from;
  do {
    const { orders, next } = await ordersPage(state, { cursor, limit: pageSize });
    rows.push(...orders.map(rowOf));
    cursor = next ?? undefined;
  } while (cursor !== undefined && rows.length < mostOrders);
  return { csv: csvOf([head, ...rows]), next: cursor ?? null };
};

import { csvOf } from '../../../contract/rules/csv';
import type { Order, shopOperators } from '../../../contract/shop/operators';
import type { Admitted } from '../../accounts/admitted';
import { type Entry, record } from '../../audit/record';
import { ordersPage } from './operate-orders';

/** Keeps the answer below a function's limit of 6 MB; the next call continues after these orders. */
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
  'Downloaded',
];

/** Marks every row, because rows are copied out of a file and sorted. The id leads to the entry in the log of operators. */
const markOf = ({ operator, at, id }: Entry) => `${operator}, ${at}, ${id}`;

const rowOf = ({ id, created_at, status, item_name, username, region, address }: Order) => [
  id,
  created_at.slice(0, 10),
  status,
  item_name,
  username,
  region,
  ...(['name', 'street', 'postal_code', 'city', 'country'] as const).map((part) => address?.[part] ?? ''),
];

/** The audit record is written before the file is answered, because it contains families' addresses: no file is without one. */
export const exportOrders = async ({
  actor,
  body: { state, cursor: from },
}: Admitted<typeof shopOperators.exportOrders>) => {
  const rows: string[][] = [];
  let cursor = from;
  do {
    const { orders, next } = await ordersPage(state, { cursor, limit: pageSize });
    rows.push(...orders.map(rowOf));
    cursor = next ?? undefined;
  } while (cursor !== undefined && rows.length < mostOrders);
  const mark = markOf(await record({ actor, action: 'export_orders', target: state, rows: rows.length }));
  return { csv: csvOf([head, ...rows.map((row) => [...row, mark])]), next: cursor ?? null };
};

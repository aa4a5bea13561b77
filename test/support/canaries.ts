import { inflateRawSync } from 'node:zlib';
import { unmarshall } from '@aws-sdk/util-dynamodb';
import { cloud, functionLogs, stored } from './cloud';
import { askPool } from './pool';

/** Something stored, as text in small letters, with what is packed unpacked. */
export interface Found {
  /** The kind of an item, or the store. */
  readonly where: string;
  /** An item's key, or the name of an object or a queue. */
  readonly key: string;
  readonly text: string;
}

const unpacked = (bytes: Uint8Array): string => {
  try {
    return inflateRawSync(bytes).toString();
  } catch {
    // Not packed: sealed sound, or a vector.
    return Buffer.from(bytes).toString('latin1');
  }
};

const textOf = (value: unknown): string =>
  JSON.stringify(value, (_name, part) => (part instanceof Uint8Array ? unpacked(part) : part)).toLowerCase();

type Item = Record<string, unknown> & { readonly expires_at?: number };

/** An item as dynalite keeps it: its binary values are in base64. */
const itemOf = (row: unknown): Item => {
  const revived = JSON.parse(JSON.stringify(row), (name, value) =>
    name === 'B' && typeof value === 'string' ? new Uint8Array(Buffer.from(value, 'base64')) : value,
  );
  return unmarshall(revived);
};

const isRow = (key: string, kind: 'item' | 'index' | 'change') =>
  key.startsWith(`${kind}-`) || key.startsWith(`${kind}~`);

/**
 * Everything that is stored at a time: items that have not expired, entries of indexes, records of the stream that functions
 * have not processed, names of objects, messages, users of the pool, and what functions have logged.
 */
export const everythingStored = async (at: Date): Promise<Found[]> => {
  const { rows, objects, messages } = await stored();
  const { Users = [] } = await askPool('ListUsers', { UserPoolId: cloud.identity.userPoolId });
  const isLive = ({ expires_at }: Item) => expires_at === undefined || expires_at > at.getTime() / 1000;
  return [
    ...rows
      .filter(([key]) => isRow(key, 'item') || isRow(key, 'index'))
      .map(([, row]) => itemOf(row))
      .filter(isLive)
      .map((item) => ({ where: String(item.kind), key: `${item.pk} ${item.sk}`, text: textOf(item) })),
    ...rows
      .filter(([key]) => isRow(key, 'change'))
      .map(([key, row]) => ({ where: 'stream', key, text: textOf(row) })),
    ...objects.map((name) => ({ where: 'bucket', key: name, text: name.toLowerCase() })),
    ...Object.entries(messages).flatMap(([queue, bodies]) =>
      bodies.map((body) => ({ where: 'queue', key: queue, text: body.toLowerCase() })),
    ),
    ...(Users as object[]).map((user) => ({ where: 'pool', key: 'user', text: textOf(user) })),
    ...(await functionLogs()).map((line) => ({
      where: 'log',
      key: line.split(' ')[0] ?? '',
      text: line.toLowerCase(),
    })),
  ];
};

/** The forms in which a person's texts are stored: boards drop the dashes of ids. */
export const formsOf = (canaries: readonly string[]): string[] => [
  ...new Set(canaries.flatMap((one) => [one.toLowerCase(), one.toLowerCase().replaceAll('-', '')])),
];

/** What contains one of the canaries. */
export const withCanary = (all: readonly Found[], canaries: readonly string[]): Found[] => {
  const forms = formsOf(canaries);
  return all.filter(({ text, key }) =>
    forms.some((form) => text.includes(form) || key.toLowerCase().includes(form)),
  );
};

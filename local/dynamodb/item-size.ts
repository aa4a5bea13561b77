import { type Item, itemSize } from 'dynalite/db';

const MOST_BYTES = 400 * 1024;
export const OVERSIZED = 'Item size has exceeded the maximum allowed size';

/** DynamoDB limits an item to 400 KB of UTF-8, but dynalite counts each character of a text as one byte. */
export const isOversized = (item: Item): boolean => {
  return itemSize(item) + uncountedBytes(item) > MOST_BYTES;
};

/** The difference for attribute names and texts. All other content of an item (numbers, Base64) is ASCII. */
const uncountedBytes = (value: unknown): number => {
  if (typeof value === 'string') return Buffer.byteLength(value) - value.length;
  if (typeof value !== 'object' || value === null) return 0;
  const names = Array.isArray(value) ? 0 : uncountedBytes(Object.keys(value).join(''));
  return Object.values(value).reduce((sum: number, part) => sum + uncountedBytes(part), names);
};

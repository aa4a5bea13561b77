import { readdirSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from '@jest/globals';
import { QueryClient } from '@tanstack/react-query';
import type { Key } from '../../frontend/src/lib/query-key';

const subjects = path.resolve(__dirname, '../../frontend/src/subjects');

type Keys = Record<string, Key | ((...parts: readonly string[]) => Key)>;

const keysOf = (subject: string) =>
  Object.values<Keys>(require(path.join(subjects, subject, 'keys.ts'))).flatMap((keys) =>
    Object.values(keys).map((one) => (typeof one === 'function' ? one('1', '2', '3') : one)),
  );

const all = readdirSync(subjects)
  .filter((subject) => readdirSync(path.join(subjects, subject)).includes('keys.ts'))
  .flatMap(keysOf);

test('no two queries share a key', () => {
  expect(all.length).toBeGreaterThan(50);
  const seen = all.map((key) => JSON.stringify(key));
  expect(seen.filter((key, at) => seen.indexOf(key) !== at)).toEqual([]);
});

test('the cache refuses a key that no subject has made', () => {
  const client = new QueryClient();
  // @ts-expect-error: an array in its place does not compile
  client.setQueryData(['quiz', 'history'], 1);
  // @ts-expect-error: an array in its place does not compile
  void client.invalidateQueries({ queryKey: ['quiz'] });
  expect(client.getQueryCache().getAll()).toHaveLength(1);
});

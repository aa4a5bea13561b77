import { existsSync, readFileSync } from 'node:fs';
import { expect, test } from '@jest/globals';
import { said } from '../support/said';

/** A sentence with one of these words promises something. */
const promising =
  /\b(?:never|no|not|nothing|nobody|none|only|always|at once|any (?:day|time)|without|within|at most|gone|deleted|ever|until|unless|alone|replace[ds]?|take (?:\w+ )?back|taken back|forgets?|encrypted|checked)\b/i;

const sentences = said();
const lines = [
  ...readFileSync('docs/promises.md', 'utf8').matchAll(/^\| (?!Promise|-)(.+?) \| (.+) \|$/gm),
].map(([, promise = '', proof = '']) => ({ promise, proofs: proof.split('<br>') }));

/** The reason why a proof is invalid; undefined if it is valid. */
const problemWith = (proof: string): string | undefined => {
  if (/^(?:open|people): .{10}/.test(proof)) return undefined;
  const [, file = '', title = ''] = /^`(test\/[\w./-]+)`: (.+)$/.exec(proof) ?? [];
  if (file === '' || !existsSync(file)) return `no test file: ${proof}`;
  return readFileSync(file, 'utf8').includes(`'${title}'`) ? undefined : `no test of this title: ${proof}`;
};

test('all pages and mails have sentences', () => {
  const places = new Set(sentences.map(({ where }) => where.split(':')[0]));
  expect([...places]).toEqual(['policy', 'terms', 'landing page', 'consent', 'deletion', 'mail']);
  expect(sentences.length).toBeGreaterThan(150);
});

test('each sentence that promises something has a line in docs/promises.md', () => {
  const missing = sentences.filter(
    ({ sentence }) => promising.test(sentence) && !lines.some(({ promise }) => sentence.includes(promise)),
  );
  expect(missing).toEqual([]);
});

test('each line there quotes a page or a mail', () => {
  const unsaid = lines.filter(({ promise }) => !sentences.some(({ sentence }) => sentence.includes(promise)));
  expect(unsaid.map(({ promise }) => promise)).toEqual([]);
});

test('each line names tests that exist, or says that the promise is open or kept by people', () => {
  expect(lines.length).toBeGreaterThan(80);
  expect(lines.flatMap(({ proofs }) => proofs.map(problemWith)).filter((one) => one !== undefined)).toEqual(
    [],
  );
});

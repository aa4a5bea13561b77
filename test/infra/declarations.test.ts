import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from '@jest/globals';
import { contract } from '../../contract';
import { functions } from '../../lib/functions';
import { functionsText } from '../../local/docs/functions';
import { registries } from '../../local/docs/registries';

const root = path.resolve(__dirname, '../../lambdas');

/** Every file that exports a handler. */
const startingFiles = readdirSync(root, { recursive: true, encoding: 'utf8' }).filter(
  (file) =>
    file.endsWith('.ts') &&
    /^export (const handler|\{ \w+ as handler \})/m.test(readFileSync(path.join(root, file), 'utf8')),
);

test.each(startingFiles)('lambdas/%s is declared in the file of its slice in lib/subjects', (file) => {
  expect(functions.map(({ entry }) => entry)).toContain(file);
});

test.each(functions)(
  'the function $name starts from lambdas/$entry, which exports a handler',
  ({ entry }) => {
    expect(startingFiles).toContain(entry);
  },
);

test.each(Object.keys(contract))('the subject %s of the contract has a function with its name', (subject) => {
  expect(functions.map(({ name }) => name)).toContain(subject);
});

test.each(functions)('the jobs and missed changes of $name go to a function with a queue', (declared) => {
  const { sendsTo = [], countsJobsOf = [], follows } = declared;
  const receivers = functions.filter(({ queue }) => queue !== undefined).map(({ name }) => name);
  expect([...receivers, undefined]).toEqual(
    expect.arrayContaining([...sendsTo, ...countsJobsOf, follows?.repairedBy]),
  );
});

test.each(functions)('the consequence of a failure of $name is declared in a few words', ({ notice }) => {
  expect(notice).toMatch(/^[a-z][\w, -]{10,50}$/);
});

test('docs/functions.md belongs to the present declarations', () => {
  if (readFileSync('docs/functions.md', 'utf8') !== functionsText())
    throw new Error('docs/functions.md is not what the declarations say now: npm run functions');
});

test.each(Object.entries(registries()))(
  'contract/registry/%s is what the folders say now',
  async (name, text) => {
    const file = `contract/registry/${name}`;
    const formatted = execFileSync(
      'node_modules/.bin/biome',
      ['check', '--write', `--stdin-file-path=${file}`],
      { input: text, encoding: 'utf8' },
    );
    if (readFileSync(file, 'utf8') !== formatted)
      throw new Error(`${file} is not what the folders say now: npm run registries`);
  },
);

import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, jest, test } from '@jest/globals';
import { contract } from '../../contract';
import { expectListed } from '../support/expect-listed';

/** The names of the declared entities, collected while their files are loaded. */
const mockKinds: string[] = [];
jest.mock('../../lambdas/platform/table/entity', () => ({
  entity: ({ name }: { name: string }) => {
    mockKinds.push(name);
    return {};
  },
}));

const filesIn = (folder: string) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts'))
    .map((file) => path.join(folder, file));

/** The code without comments and strings: names in them are not calls. */
const withoutTexts = (code: string) => code.replace(/\/\*[\s\S]*?\*\/|'(?:[^'\\\n]|\\.)*'|\/\/.*$/gm, '');

const read = (files: readonly string[]) =>
  files.map((file) => withoutTexts(readFileSync(file, 'utf8'))).join('\n');

/** The files of `test/support` that a file imports, directly or not, and the file itself. */
const withSupport = (file: string, found = new Set<string>()): Set<string> => {
  if (found.has(file)) return found;
  found.add(file);
  for (const [, to = ''] of readFileSync(file, 'utf8').matchAll(/ from '(\.[^']+)';/g)) {
    const imported = `${path.join(path.dirname(file), to)}.ts`;
    if (path.dirname(imported) === path.join('test', 'support') && existsSync(imported))
      withSupport(imported, found);
  }
  return found;
};

/** What `npm test` runs, without the suites of `contract.*`, which call every endpoint and test refusals only. */
const behaviour = read([
  ...new Set(
    filesIn('test/api')
      .filter((file) => !path.basename(file).startsWith('contract.'))
      .flatMap((file) => [...withSupport(file)]),
  ),
]);

test('npm test calls each endpoint by its name in the contract', () => {
  const untested = Object.entries(contract)
    .flatMap(([subject, endpoints]) => Object.keys(endpoints).map((name) => `${subject}.${name}`))
    .filter((name) => !new RegExp(`\\b${name}\\b`).test(behaviour));
  expect(untested).toEqual([]);
});

test('each kind of item has a line in docs/access-patterns.md, and each line there a kind of item', () => {
  const lines = readFileSync('docs/access-patterns.md', 'utf8').matchAll(/^\| (\w+) \| `/gm);
  for (const file of filesIn('lambdas').filter((file) => /\bentity\b/.test(readFileSync(file, 'utf8'))))
    require(path.resolve(file));
  const listed = [...lines].flatMap(([, name]) => name ?? []);
  expectListed('the items of docs/access-patterns.md', listed, mockKinds);
});

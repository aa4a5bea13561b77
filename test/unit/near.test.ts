import { expect, test } from '@jest/globals';
import { nearApiSuites } from '../../local/near/api-suites';
import { importersIn } from '../../local/near/imports';

const importers = importersIn(
  new Map([
    ['lambdas/quiz/start.ts', "import { most } from './limits';\nimport { get } from '../platform/table';"],
    ['lambdas/functions/quiz/handler.ts', "import { start } from '../../quiz/start';"],
    ['lambdas/shop/buy.ts', "import { get } from '../platform/table';"],
  ]),
);

const note = (...files: string[]) => new Set(files);

const executed = new Map([
  ['quiz.test.ts', note('lambdas/quiz/start.ts', 'lambdas/platform/table.ts')],
  ['quiz.races.test.ts', note('lambdas/quiz/start.ts', 'lambdas/platform/table.ts', 'lambdas/shop/buy.ts')],
  ['shop.test.ts', note('lambdas/shop/buy.ts', 'lambdas/platform/table.ts')],
  ['friends.test.ts', note('lambdas/platform/table.ts')],
  ['voice.test.ts', note('lambdas/platform/table.ts')],
]);

const near = (...changed: string[]) =>
  nearApiSuites(changed, { executed, all: [...executed.keys()], importers });

test('a change is near to the suites that executed its file', () => {
  expect(near('lambdas/shop/buy.ts').suites).toEqual(['quiz.races.test.ts', 'shop.test.ts']);
});

test('constants are near to the suites that executed the file which imports them', () => {
  expect(near('lambdas/quiz/limits.ts').suites).toEqual(['quiz.test.ts', 'quiz.races.test.ts']);
});

test('an entry that executes nothing itself is near to the suites of its subject', () => {
  expect(near('lambdas/functions/shop/handler.ts').suites).toEqual(['shop.test.ts']);
});

test('a file that most suites execute is near to the broadest ones, and is reported', () => {
  expect(near('lambdas/platform/table.ts')).toEqual({
    suites: ['quiz.test.ts', 'quiz.races.test.ts'],
    everywhere: ['lambdas/platform/table.ts'],
  });
});

test('a suite that has not noted what it executes is near to every change', () => {
  const all = [...executed.keys(), 'comics.test.ts'];
  const { suites } = nearApiSuites(['lambdas/shop/buy.ts'], { executed, all, importers });
  expect(suites).toEqual(['quiz.races.test.ts', 'shop.test.ts', 'comics.test.ts']);
});

test('a suite that is generated from the contract is near to the contract only', () => {
  const everything = note(...[...executed.values()].flatMap((files) => [...files]), 'contract/quiz/rules.ts');
  const wide = new Map([...executed, ['contract.input.test.ts', everything] as const]);
  const nearOf = (file: string) =>
    nearApiSuites([file], { executed: wide, all: [...wide.keys()], importers }).suites;
  expect(nearOf('lambdas/shop/buy.ts')).not.toContain('contract.input.test.ts');
  expect(nearOf('contract/quiz/rules.ts')).toContain('contract.input.test.ts');
});

test('a document is near to no API suite', () => {
  expect(near('docs/operations.md')).toEqual({ suites: [], everywhere: [] });
});

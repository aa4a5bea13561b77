import { expect, test } from '@jest/globals';
import { declaredVersions } from '../../contract/terms/versions';
import { settingsFor } from '../../lib/settings';

const added = (of: object = {}) => ({
  number: '2099-01',
  date: '2099-01-01',
  changes: ['One.', 'Two.', 'Three.'],
  asks: ['members'],
  ...of,
});
const withVersions = (...termsVersions: object[]) => settingsFor('demo', { termsVersions }).termsVersions;

test('the declared versions have different numbers, in the order of their dates, and the first asks everybody', () => {
  const dates = declaredVersions.map(({ date }) => date);
  expect(dates).toEqual(dates.toSorted());
  expect(new Set(declaredVersions.map(({ number }) => number)).size).toBe(declaredVersions.length);
  expect(declaredVersions[0].asks).toEqual(['members', 'guardians']);
});

test('a stage adds versions with three sentences each', () => {
  expect(withVersions(added())).toEqual([added()]);
  expect(() => withVersions(added({ changes: ['One.', 'Two.'] }))).toThrow('termsVersions');
});

test.each([
  ['an earlier date', [added({ date: '2020-01-01' })]],
  ['the same date twice', [added(), added({ number: '2099-02' })]],
  ['a number twice', [added(), added({ date: '2099-02-01' })]],
  ['a number of the product', [added({ number: '2026-11' })]],
  ['more than three', ['1', '2', '3', '4'].map((number) => added({ number, date: `2099-0${number}-01` }))],
  ['a date that is none', [added({ date: 'soon' })]],
])('refuses %s', (_what, versions) => {
  expect(() => withVersions(...versions)).toThrow('termsVersions');
});

import { expect, test } from '@jest/globals';
import { isAsked, newerVersions, type TermsVersion, versionsInForce } from '../../contract/rules/terms';

const version = (number: string, date: string, asks: TermsVersion['asks']): TermsVersion => ({
  number,
  date,
  changes: ['One.', 'Two.', 'Three.'],
  asks,
});

const versions = [
  version('1', '2026-11-01', ['members', 'guardians']),
  version('2', '2027-01-01', []),
  version('3', '2027-02-01', ['guardians']),
  version('4', '2027-03-01', ['members']),
];
const numbers = (found: readonly TermsVersion[]) => found.map(({ number }) => number);
const at = (time: string) => new Date(time);

test('a version is in force from the first moment of its day, UTC', () => {
  expect(numbers(versionsInForce(versions, at('2027-01-31T23:59:59.999Z')))).toEqual(['1', '2']);
  expect(numbers(versionsInForce(versions, at('2027-02-01T00:00:00.000Z')))).toEqual(['1', '2', '3']);
});

test('the newer versions are those in force after the one agreed to, newest first', () => {
  expect(numbers(newerVersions(versions, '2', at('2027-03-01T00:00:00Z')))).toEqual(['4', '3']);
  expect(numbers(newerVersions(versions, '2', at('2027-02-28T23:59:59Z')))).toEqual(['3']);
  expect(newerVersions(versions, '4', at('2027-03-01T00:00:00Z'))).toEqual([]);
});

test('a record without a version is from the time of the first, and an unknown version agreed to nothing', () => {
  expect(numbers(newerVersions(versions, undefined, at('2027-01-01T00:00:00Z')))).toEqual(['2']);
  expect(numbers(newerVersions(versions, 'gone', at('2027-01-01T00:00:00Z')))).toEqual(['2', '1']);
});

test.each([
  ['1', 'members', true],
  ['1', 'guardians', true],
  ['2', 'members', true],
  ['3', 'guardians', false],
  ['3', 'members', true],
  ['4', 'members', false],
] as const)('after version %s, %s are asked: %s', (agreed, party, asked) => {
  expect(isAsked(newerVersions(versions, agreed, at('2027-03-01T00:00:00Z')), party)).toBe(asked);
});

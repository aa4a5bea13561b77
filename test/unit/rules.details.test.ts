import { describe, expect, test } from '@jest/globals';
import { bringsForward, corrected, type Details } from '../../contract/rules/details';

const ages = { 'United States': 13, Europe: 16 };
const now = new Date('2026-11-25T12:00Z');
/** A child who turns eleven in this year. */
const child: Details = {
  age: 10,
  birth_year: 2015,
  created_at: '2026-01-05T12:00Z',
  time_zone: null,
  region: 'Europe',
  school: 'Hill School',
  account_type: 'student',
} as Details;

describe('a correction', () => {
  test('changes what is told, and nothing else', () => {
    expect(corrected(child, { region: 'Canada' }, now)).toEqual({ ...child, region: 'Canada' });
    expect(corrected(child, { school: null }, now)).toEqual({ ...child, school: null });
    expect(corrected(child, { region: undefined, school: undefined }, now)).toEqual(child);
  });

  test('of the year of birth changes the age with it; the same year changes nothing', () => {
    expect(corrected(child, { birth_year: 2012 }, now)).toEqual({ ...child, birth_year: 2012, age: 13 });
    const older = { ...child, age: 11 };
    expect(corrected(older, { birth_year: 2015 }, now)).toEqual(older);
  });
});

describe('a child decides alone earlier', () => {
  const earlier = (change: Partial<Details>, before = child) =>
    bringsForward(before, { ...before, ...change }, ages);

  test('by an earlier year of birth and by a region with a lower age', () => {
    expect(earlier({ birth_year: 2014 })).toBe(true);
    expect(earlier({ region: 'United States' })).toBe(true);
  });

  test('not by the same year, a later one, or a region with a higher age', () => {
    expect(earlier({ school: null })).toBe(false);
    expect(earlier({ birth_year: 2016 })).toBe(false);
    expect(earlier({ region: 'Europe' }, { ...child, region: 'United States' })).toBe(false);
  });

  test('not by leaving or choosing a region without an age, which counts as 18', () => {
    expect(earlier({ region: 'Moon' })).toBe(false);
    expect(earlier({}, { ...child, region: 'Moon' })).toBe(false);
    expect(earlier({ region: 'Europe' }, { ...child, region: 'Moon' })).toBe(true);
  });

  test('not when it decides alone already, nor a grown-up', () => {
    expect(earlier({ birth_year: 2000 }, { ...child, age: 16, birth_year: 2009 })).toBe(false);
    expect(earlier({ birth_year: 2014 }, { ...child, account_type: 'parent' })).toBe(false);
  });
});

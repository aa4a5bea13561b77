import { describe, expect, test } from '@jest/globals';
import { agedAt, type Born, birthYearOf, withBirthYear, yearOfAge } from '../../contract/rules/age';

/** Somebody who told an age of twelve on 24 November 2026. */
const told = (of: Partial<Born> = {}): Born => ({
  age: 12,
  birth_year: null,
  created_at: '2026-11-24T12:00:00Z',
  time_zone: null,
  ...of,
});
const ageOn = (at: string, of?: Partial<Born>) => agedAt(told(of), new Date(at)).age;

describe('an age that was told without the year of birth', () => {
  test.each([
    ['the same day', '2026-11-24T12:00:00Z', 12],
    ['the next year, in which the birthday may be yet to come', '2027-12-31T12:00:00Z', 12],
    ['the last second of that year in New York', '2028-01-01T04:59:59Z', 12],
    ['the first second of the year after', '2028-01-01T05:00:00Z', 13],
    ['ten years later', '2036-11-24T12:00:00Z', 21],
  ])('%s', (_, at, age) => expect(ageOn(at)).toBe(age));

  test('does not depend on the time zone, which can be changed, for the year in which it was told', () => {
    const newYear = told({ created_at: '2026-12-31T10:30:00Z' });
    for (const time_zone of [null, 'Pacific/Kiritimati', 'Pacific/Honolulu'])
      expect(birthYearOf({ ...newYear, time_zone })).toBe(2027 - 12);
    expect(birthYearOf(told({ created_at: '2026-12-31T09:59:59Z' }))).toBe(2026 - 12);
  });
});

describe('an age by the year of birth', () => {
  test.each([
    [null, '2027-01-01T04:59:59Z', 12],
    [null, '2027-01-01T05:00:00Z', 13],
    ['Pacific/Kiritimati', '2026-12-31T09:59:59Z', 12],
    ['Pacific/Kiritimati', '2026-12-31T10:00:00Z', 13],
    ['Etc/GMT+12', '2027-01-01T11:59:59Z', 12],
    ['Etc/GMT+12', '2027-01-01T12:00:00Z', 13],
  ])('in %s, at %s: %d', (time_zone, at, age) =>
    expect(ageOn(at, { birth_year: 2013, time_zone })).toBe(age),
  );

  test('is never below the age that was told', () => {
    expect(ageOn('2027-06-01T12:00:00Z', { birth_year: 2015 })).toBe(12);
    expect(ageOn('2028-01-01T12:00:00Z', { birth_year: 2015 })).toBe(12);
    expect(ageOn('2029-01-01T12:00:00Z', { birth_year: 2015 })).toBe(13);
  });

  test('is the same after a further reading of what was read', () => {
    const later = new Date('2031-05-05T12:00:00Z');
    const read = agedAt(told(), later);
    expect(agedAt(read, later)).toEqual(read);
  });
});

describe('the year of birth, told later', () => {
  const at = new Date('2026-11-24T12:00:00Z');
  test.each([
    [2015, 10, 'a year younger than was told'],
    [2014, 12, 'the birthday is over, or it is to come'],
    [2013, 12, 'the birthday is to come'],
    [2012, 13, 'a year older'],
  ])('%d makes %d: %s', (year, age) =>
    expect(withBirthYear(agedAt(told(), at), year, at)).toEqual({ birth_year: year, age }),
  );

  test('takes nothing from an earlier year: only the age that was told stays', () => {
    const corrected = { ...told({ birth_year: 2013 }), age: 12 };
    expect(withBirthYear(corrected, 2014, at).age).toBe(11);
  });

  test('decides about the year of an age', () => {
    expect(yearOfAge(told(), 13)).toBe(2028);
    expect(yearOfAge(told({ birth_year: 2013 }), 13)).toBe(2027);
    expect(yearOfAge(told({ age: 13 }), 13)).toBe(Number.NEGATIVE_INFINITY);
  });
});

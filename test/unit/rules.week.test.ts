import { describe, expect, test } from '@jest/globals';
import { streakEndsAt } from '../../contract/rules/streak-warning';
import { isWeekOver, weekEnd, weekOf, weeksBefore } from '../../contract/rules/week';

describe('the week of a moment', () => {
  test.each([
    ['ends on Sunday midnight in New York', '2026-11-23T04:59:59Z', '2026-W47'],
    ['begins on Monday in New York', '2026-11-23T05:00:00Z', '2026-W48'],
    ['has two digits', '2026-01-05T12:00:00Z', '2026-W02'],
    ['belongs to the year of its Thursday: the last days of a year', '2024-12-30T12:00:00Z', '2025-W01'],
    ['belongs to the year of its Thursday: the first days of a year', '2027-01-03T12:00:00Z', '2026-W53'],
    ['begins again after the long year', '2027-01-04T12:00:00Z', '2027-W01'],
  ])('%s: %s is in %s', (_, at, week) => expect(weekOf(new Date(at))).toBe(week));

  test.each([
    ['in winter', '2026-11-18T12:00:00Z', '2026-11-23T05:00:00.000Z'],
    ['in summer', '2026-07-15T12:00:00Z', '2026-07-20T04:00:00.000Z'],
    ['on its Monday', '2026-11-16T05:00:00Z', '2026-11-23T05:00:00.000Z'],
    ['in its last second', '2026-11-23T04:59:59Z', '2026-11-23T05:00:00.000Z'],
    ['when the clocks go forward on its Sunday', '2026-03-07T12:00:00Z', '2026-03-09T04:00:00.000Z'],
    ['when the clocks go back on its Sunday', '2026-10-31T12:00:00Z', '2026-11-02T05:00:00.000Z'],
  ])('ends at the next Monday %s', (_, at, end) => {
    expect(weekEnd(new Date(at)).toISOString()).toBe(end);
  });

  test('comes so many weeks after another, also over the end of a year', () => {
    const at = new Date('2026-01-07T12:00:00Z');
    expect([0, 1, 2].map((weeks) => weeksBefore(at, weeks))).toEqual(['2026-W02', '2026-W01', '2025-W52']);
  });

  test('is over as soon as the next one begins', () => {
    expect(isWeekOver('2026-W47', new Date('2026-11-23T04:59:59Z'))).toBe(false);
    expect(isWeekOver('2026-W47', new Date('2026-11-23T05:00:00Z'))).toBe(true);
    expect(isWeekOver('2026-W49', new Date('2026-11-23T05:00:00Z'))).toBe(false);
  });
});

describe('the time at which a streak ends', () => {
  const reader = { streak: 5, last_activity_date: '2026-11-17', rest_days: 0, time_zone: null };
  const midnight = '2026-11-19T05:00:00.000Z';

  test.each<
    [
      string,
      Partial<typeof reader> | { time_zone: string } | { last_activity_date: null },
      string,
      string | null,
    ]
  >([
    ['is midnight, from six hours before', {}, '2026-11-18T23:00:00Z', midnight],
    ['is not told earlier', {}, '2026-11-18T22:59:59Z', null],
    ['is told in the last minute', {}, '2026-11-19T04:59:00Z', midnight],
    ['is told at a quarter of an hour', {}, '2026-11-19T04:45:00Z', midnight],
    ['is none after an activity today', { last_activity_date: '2026-11-18' }, '2026-11-19T03:00:00Z', null],
    [
      'is none for a streak that has lapsed',
      { last_activity_date: '2026-11-16' },
      '2026-11-19T03:00:00Z',
      null,
    ],
    ['is none without a streak', { streak: 0 }, '2026-11-19T03:00:00Z', null],
    ['is none for a child that has never read', { last_activity_date: null }, '2026-11-19T03:00:00Z', null],
    ['is none while a rest day stands in for today', { rest_days: 1 }, '2026-11-19T03:00:00Z', null],
    [
      'is midnight once the rest day stands in for yesterday',
      { rest_days: 1, last_activity_date: '2026-11-16' },
      '2026-11-19T03:00:00Z',
      midnight,
    ],
    [
      'is the midnight of the family’s zone, also at a quarter of an hour',
      { time_zone: 'Asia/Kathmandu' },
      '2026-11-18T18:00:00Z',
      '2026-11-18T18:15:00.000Z',
    ],
  ])('%s', (_, of, at, end) => {
    expect(streakEndsAt({ ...reader, ...of }, new Date(at))?.toISOString() ?? null).toBe(end);
  });
});

import { describe, expect, test } from '@jest/globals';
import { newYorkDay } from '../../contract/rules/day';
import { currentStreak } from '../../contract/rules/streak';

describe("New York's day", () => {
  test.each([
    ['in winter it begins at 05:00 UTC', '2026-01-15T04:59:59.999Z', '2026-01-14'],
    ['in winter it begins at 05:00 UTC', '2026-01-15T05:00:00.000Z', '2026-01-15'],
    ['in summer it begins at 04:00 UTC', '2026-07-15T03:59:59.999Z', '2026-07-14'],
    ['in summer it begins at 04:00 UTC', '2026-07-15T04:00:00.000Z', '2026-07-15'],
    ['the day the clocks go forward still begins in winter time', '2026-03-08T04:59:59Z', '2026-03-07'],
    ['the day the clocks go forward still begins in winter time', '2026-03-08T05:00:00Z', '2026-03-08'],
    ['the day the clocks go forward has 23 hours', '2026-03-09T03:59:59Z', '2026-03-08'],
    ['the day the clocks go forward has 23 hours', '2026-03-09T04:00:00Z', '2026-03-09'],
    ['the day the clocks go back still begins in summer time', '2026-11-01T03:59:59Z', '2026-10-31'],
    ['the day the clocks go back still begins in summer time', '2026-11-01T04:00:00Z', '2026-11-01'],
    ['the day the clocks go back has 25 hours', '2026-11-02T04:59:59Z', '2026-11-01'],
    ['the day the clocks go back has 25 hours', '2026-11-02T05:00:00Z', '2026-11-02'],
    ['the year ends five hours after it does in UTC', '2027-01-01T04:59:59Z', '2026-12-31'],
    ['the year ends five hours after it does in UTC', '2027-01-01T05:00:00Z', '2027-01-01'],
    ['a leap day is a day', '2028-03-01T04:59:59Z', '2028-02-29'],
  ])('%s: %s is %s', (_, at, day) => {
    expect(newYorkDay(new Date(at))).toBe(day);
  });
});

describe('the streak as it stands today', () => {
  test.each([
    ['holds on the active day itself', '2026-05-05', '2026-05-05', 7],
    ['holds through the next day', '2026-05-05', '2026-05-06', 7],
    ['has lapsed the day after', '2026-05-05', '2026-05-07', 0],
    ['has lapsed a month later', '2026-05-05', '2026-06-05', 0],
    ['holds over the end of a month', '2026-04-30', '2026-05-01', 7],
    ['holds over the end of a year', '2026-12-31', '2027-01-01', 7],
    ['lapses over the end of a year', '2026-12-30', '2027-01-01', 0],
    ['holds onto a leap day', '2028-02-28', '2028-02-29', 7],
    ['lapses over a leap day', '2028-02-28', '2028-03-01', 0],
    ['holds over the short day of spring', '2026-03-07', '2026-03-08', 7],
    ['holds after the short day of spring', '2026-03-08', '2026-03-09', 7],
    ['lapses over the short day of spring', '2026-03-07', '2026-03-09', 0],
    ['holds after the long day of autumn', '2026-11-01', '2026-11-02', 7],
    ['lapses over the long day of autumn', '2026-10-31', '2026-11-02', 0],
    ['holds for somebody whose last day lies ahead of a clock set back', '2026-05-06', '2026-05-05', 7],
  ])('%s: last active %s, today %s', (_, last, today, streak) => {
    expect(currentStreak(7, last, today)).toBe(streak);
  });

  test('is zero for a user without an activity, whatever is stored', () => {
    expect(currentStreak(7, null, '2026-05-05')).toBe(0);
  });

  test('a whole year of visits at noon never lapses', () => {
    const visit = (day: number) => newYorkDay(new Date(Date.UTC(2026, 0, 1 + day, 17)));
    for (let day = 1; day <= 366; day++) expect(currentStreak(day, visit(day - 1), visit(day))).toBe(day);
  });
});

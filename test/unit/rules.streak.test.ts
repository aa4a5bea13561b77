import { describe, expect, test } from '@jest/globals';
import { isTimeZone, localHour, newYorkDay, readingDay } from '../../contract/rules/day';
import { defaultPreferences, isQuiet, mayWarn } from '../../contract/rules/preferences';
import { afterReadingDay, daysThisWeek, noReadingDays } from '../../contract/rules/reading-days';
import {
  currentStreak,
  gemsForStreak,
  hasEnded,
  needsRestDay,
  restDaysAfter,
  streakAfterActivity,
  streakAt,
} from '../../contract/rules/streak';

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

describe('today’s streak', () => {
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
    ['holds if the last day is ahead of a clock that was set back', '2026-05-06', '2026-05-05', 7],
  ])('%s: last active %s, today %s', (_, last, today, streak) => {
    expect(currentStreak(7, last, today)).toBe(streak);
  });

  test('is zero for a user without an activity, whatever the stored value', () => {
    expect(currentStreak(7, null, '2026-05-05')).toBe(0);
  });

  test('a whole year of visits at noon never lapses', () => {
    const visit = (day: number) => newYorkDay(new Date(Date.UTC(2026, 0, 1 + day, 17)));
    for (let day = 1; day <= 366; day++) expect(currentStreak(day, visit(day - 1), visit(day))).toBe(day);
  });
});

describe('an activity', () => {
  test.each([
    ['begins a streak', 0, null, 1],
    ['continues it on another day', 4, '2026-05-04', 5],
    ['does not count twice on one day', 4, '2026-05-05', 4],
  ])('%s', (_, current, last, after) => {
    expect(streakAfterActivity(current, last, '2026-05-05')).toBe(after);
  });

  test('earns a gem on every third day in a row', () => {
    expect([1, 2, 3, 4, 6, 7].map(gemsForStreak)).toEqual([0, 0, 1, 0, 1, 0]);
  });
});

test('a streak is shown by the days of the family’s zone, and with its rest day', () => {
  const user = { streak: 5, last_activity_date: '2026-05-05', rest_days: 0, time_zone: 'Asia/Kolkata' };
  expect(streakAt(user, new Date('2026-05-06T18:29:00Z'))).toBe(5);
  expect(streakAt(user, new Date('2026-05-06T18:30:00Z'))).toBe(0);
  expect(streakAt({ ...user, rest_days: 1 }, new Date('2026-05-06T18:30:00Z'))).toBe(5);
});

describe('a rest day', () => {
  test.each([
    ['not needed on the next day', '2026-05-06', 0, 7, false],
    ['without one the streak lapses on the second', '2026-05-07', 0, 0, true],
    ['bridges one day', '2026-05-07', 1, 7, true],
    ['bridges no second day', '2026-05-08', 1, 0, false],
    ['bridges no second day, however many are stored', '2026-05-08', 5, 0, false],
  ])('%s', (_, today, held, streak, needed) => {
    expect(currentStreak(7, '2026-05-05', today, held)).toBe(streak);
    expect(needsRestDay('2026-05-05', today)).toBe(needed);
    expect(hasEnded('2026-05-05', today)).toBe(today === '2026-05-08');
  });

  test.each([
    ['is earned by seven days in a row', 0, false, 7, 1],
    ['is earned by seven more', 0, false, 14, 1],
    ['is not earned by six', 0, false, 6, 0],
    ['is held until it is used', 1, false, 5, 1],
    ['is used once', 1, true, 5, 0],
    ['that is used on the seventh day is earned again', 1, true, 7, 1],
    ['is held alone: no second one is earned', 1, false, 7, 1],
  ])('%s', (_, held, used, streak, after) => {
    expect(restDaysAfter(held, used, streak)).toBe(after);
  });
});

describe('the reading days of a week', () => {
  test('count from Monday to Sunday, and the best weeks remain recorded', () => {
    const days = ['2026-11-16', '2026-11-18', '2026-11-22', '2026-11-23'];
    const counted = days.reduce(
      (before, day, i) => afterReadingDay(before, day, [4, 1, 1, 2][i] ?? 0),
      noReadingDays,
    );
    expect(counted).toEqual({ week: '2026-W48', days: 1, best_week: 3, longest_streak: 4 });
    expect(daysThisWeek(counted, '2026-11-29')).toBe(1);
    expect(daysThisWeek(counted, '2026-11-30')).toBe(0);
  });
});

describe('the time zone of a family', () => {
  test.each([
    ['without one it is New York', null, '2026-11-17T04:59:00Z', '2026-11-16'],
    ['east of it the day begins earlier', 'Asia/Kolkata', '2026-11-16T18:30:00Z', '2026-11-17'],
    ['west of it the day ends later', 'Pacific/Honolulu', '2026-11-17T09:59:00Z', '2026-11-16'],
  ])('%s', (_, time_zone, at, day) => {
    expect(readingDay({ time_zone }, new Date(at))).toBe(day);
  });

  test('gives the local hour, and an unknown zone is refused', () => {
    expect(localHour({ time_zone: 'Asia/Kolkata' }, new Date('2026-11-16T18:30:00Z'))).toBe(0);
    expect(localHour({ time_zone: 'Europe/Berlin' }, new Date('2026-11-16T17:00:00Z'))).toBe(18);
    const here = new Date('2026-11-16T17:00:00Z');
    expect(localHour({ time_zone: null }, here)).toBe(here.getHours());
    expect([isTimeZone('Europe/Berlin'), isTimeZone('Europe/Wrenland')]).toEqual([true, false]);
  });
});

describe('a streak warning', () => {
  const reader = { age: 12, preferences: defaultPreferences };
  test.each([
    ['may be shown before eight in the evening', {}, 19, true],
    ['is not shown from eight in the evening', {}, 20, false],
    [
      'ends earlier with an earlier quiet time',
      { preferences: { streaks: true, quiet_from: 18 } },
      18,
      false,
    ],
    ['is not shown where streaks are off', { preferences: { streaks: false, quiet_from: null } }, 12, false],
    ['is not shown below ten years', { age: 9 }, 12, false],
    ['is shown from ten years', { age: 10 }, 12, true],
  ])('%s', (_, of, hour, may) => {
    expect(mayWarn({ ...reader, ...of }, hour)).toBe(may);
  });

  test('is shown at any hour without a quiet time', () => expect(isQuiet(null, 23)).toBe(false));
});

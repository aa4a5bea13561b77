import { describe, expect, test } from '@jest/globals';
import { enoughAnswers, isOutOfBounds } from '../../contract/rules/question-reports';
import { referralRules } from '../../contract/rules/referrals';
import { isUnusualWeek } from '../../contract/rules/unusual-week';
import { isTooFast } from '../../lambdas/quiz/attempt/pay';
import { countingFor, isDue } from '../../lambdas/referrals/reading-day';
import type { ReferralItem } from '../../lambdas/referrals/store';
import { countedDay } from '../../lambdas/rewards/counted-day';
import { gems } from '../../lambdas/rewards/gems';

test.each([
  [10_000, false],
  [10_001, true],
])('the rewards of a week with %i points wait for an operator: %s', (points, expected) => {
  expect(isUnusualWeek(points)).toBe(expected);
});

test.each([
  [29_999, 10, true],
  [30_000, 10, false],
  [17_999, 6, true],
  [18_000, 6, false],
])('a quiz that took %i ms for %i questions is too fast: %s', (milliseconds, questions, expected) => {
  const begun = '2026-11-20T12:00:00.000Z';
  const handedIn = new Date(Date.parse(begun) + milliseconds).toISOString();
  expect(isTooFast(begun, handedIn, questions)).toBe(expected);
});

test.each([
  [0.29, true],
  [0.3, false],
  [0.95, false],
  [0.951, true],
])('a question that a share of %d answers right is out of bounds: %s', (share, expected) => {
  expect(isOutOfBounds(share)).toBe(expected);
  expect(enoughAnswers).toBe(30);
});

process.env.TABLE_NAME = 'Referrals';

describe('a referral', () => {
  const referred = { by: 'them', id: '01J', until: '2026-12-19' };

  test.each([
    ['2026-12-19', ['referral']],
    ['2026-12-20', []],
  ])('counts a reading day until the last of its days: %s', (day, writes) => {
    expect(Object.keys(countingFor(referred, day))).toEqual(writes);
  });

  test.each<[string, Partial<ReferralItem>, boolean]>([
    ['after six days', { reading_days: 6 }, false],
    ['after seven', {}, true],
    ['after eight', { reading_days: 8 }, true],
    ['once it was paid', { awarded_at: '2026-12-01T00:00:00Z' }, false],
    ['once an operator has declined', { decision: 'declined' }, false],
  ])('is due %s: %j %s', (_, of, expected) => {
    const waiting = { awarded_at: null, decision: null, reading_days: referralRules.readingDays };
    expect(isDue({ ...waiting, ...of } as ReferralItem)).toBe(expected);
  });
});

describe('a reading day', () => {
  const days = {
    streak: 6,
    last_activity_date: '2026-11-19',
    rest_days: 1,
    reading_days: { week: '2026-W47', days: 2, best_week: 3, longest_streak: 6 },
  };
  const setBy = (of: object, day = '2026-11-20') => countedDay({ ...days, ...of } as never, day)?.set;

  test('continues the streak, and counts for the week and the records', () => {
    expect(countedDay(days, '2026-11-20')).toEqual({
      set: {
        streak: 7,
        last_activity_date: '2026-11-20',
        rest_days: 1,
        reading_days: { week: '2026-W47', days: 3, best_week: 3, longest_streak: 7 },
      },
      before: { last_activity_date: '2026-11-19', rest_days: 1 },
    });
  });

  test.each([
    ['after one missed day the rest day is used', { last_activity_date: '2026-11-18', streak: 3 }, 4, 0],
    [
      'after two missed days a streak begins, and the rest day is kept',
      { last_activity_date: '2026-11-17' },
      1,
      1,
    ],
    ['without a rest day a streak begins', { last_activity_date: '2026-11-18', rest_days: 0 }, 1, 0],
    ['without a streak to save, the rest day is kept', { last_activity_date: '2026-11-18', streak: 0 }, 1, 1],
    ['for the first time a streak begins', { last_activity_date: null, streak: 0, rest_days: 0 }, 1, 0],
  ])('%s', (_, of, streak, rest_days) => {
    expect(setBy(of)).toMatchObject({ streak, rest_days });
  });

  test.each(['2026-11-19', '2026-11-18'])('that is or follows %s was counted', (day) => {
    expect(setBy({}, day)).toBeUndefined();
  });
});

test.each([
  ['student', 7],
  ['teacher', 0],
  ['parent', 0],
])('a %s has the gems of the record: %i', async (role, expected) => {
  expect(await gems({ actor: { role, user: { gems: 7 } } } as never)).toEqual({ gems: expected });
});

import { describe, expect, test } from '@jest/globals';
import { enoughAnswers, isOutOfBounds } from '../../contract/rules/question-reports';
import { referralRules } from '../../contract/rules/referrals';
import { isUnusualWeek } from '../../contract/rules/unusual-week';
import { isTooFast } from '../../lambdas/quiz/attempt/pay';
import { countingFor, isDue } from '../../lambdas/referrals/reading-day';
import type { ReferralItem } from '../../lambdas/referrals/store';

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

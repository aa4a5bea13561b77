import { afterEach, describe, expect, jest, test } from '@jest/globals';
import type { UserItem } from '../../lambdas/accounts/find';
import { nextStepAt } from '../../lambdas/shop/orders/waiting';
import { isFor, stateOf } from '../../lambdas/shop/present';
import type { StoredItem } from '../../lambdas/shop/store';

const item = (of: Partial<StoredItem> = {}): StoredItem => ({
  id: 'hat',
  name: 'A hat',
  about: 'It is warm.',
  type: 'hat',
  gem_cost: 5,
  picture: null,
  stock: null,
  regions: null,
  from_age: 0,
  on_sale: true,
  ...of,
});
const reader = (of: Partial<UserItem> = {}) =>
  ({ age: 9, region: 'India', account_type: 'student', rest_days: 0, ...of }) as UserItem;

describe('an item of the store', () => {
  test.each<[string, Partial<StoredItem>, Partial<UserItem>, boolean]>([
    ['for everybody', {}, {}, true],
    ['from nine years on, for one of nine', { from_age: 9 }, {}, true],
    ['from ten years on, for one of nine', { from_age: 10 }, {}, false],
    ['of another region', { regions: ['Europe'] }, {}, false],
    ['of regions with the own one', { regions: ['Europe', 'India'] }, {}, true],
    ['of no region', { regions: [] }, {}, false],
    ['that is not on sale', { on_sale: false }, {}, false],
    [
      'of another age and region, for a grown-up',
      { from_age: 90, regions: [] },
      { account_type: 'teacher' },
      true,
    ],
    ['that is not on sale, for a grown-up', { on_sale: false }, { account_type: 'teacher' }, false],
  ])('%s: %j %j %s', (_, of, user, expected) => {
    expect(isFor(reader(user), item(of))).toBe(expected);
  });

  const nobody = { owns: new Set<string>(), guardians: [] };

  test.each<[string, Partial<StoredItem>, Partial<UserItem>, readonly string[], string]>([
    ['the last piece', { stock: 1 }, {}, [], 'open'],
    ['no piece', { stock: 0 }, {}, [], 'sold_out'],
    ['without a limit', { stock: null }, {}, [], 'open'],
    ['owned already', { stock: 0 }, {}, ['hat'], 'owned'],
    ['a rest day, with none', { type: 'rest_day' }, {}, ['hat'], 'open'],
    ['a rest day, with one', { type: 'rest_day' }, { rest_days: 1 }, [], 'held'],
  ])('%s: %j %j %j is %s', (_, of, user, owns, state) => {
    expect(stateOf(reader(user), item(of), { ...nobody, owns: new Set(owns) })).toBe(state);
  });
});

describe('a purchase that waits', () => {
  afterEach(() => {
    jest.useRealTimers();
  });

  test.each([
    ['2026-11-01T00:00:00.000Z', '2026-11-04T00:00:00.000Z'],
    ['2026-11-03T23:59:59.999Z', '2026-11-04T00:00:00.000Z'],
    ['2026-11-04T00:00:00.000Z', '2026-11-08T00:00:00.000Z'],
    ['2026-11-08T00:00:00.000Z', '2026-12-01T00:00:00.000Z'],
    ['2026-12-01T00:00:00.000Z', '2026-12-01T00:00:00.000Z'],
    ['2027-01-01T00:00:00.000Z', '2026-12-01T00:00:00.000Z'],
  ])('since 1 November is next processed, seen from %s, at %s', (at, next) => {
    jest.useFakeTimers({ now: new Date(at) });
    expect(nextStepAt({ created_at: '2026-11-01T00:00:00.000Z' })).toBe(next);
  });
});

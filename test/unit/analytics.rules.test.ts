import { describe, expect, test } from '@jest/globals';
import * as fc from 'fast-check';
import { knownSeconds } from '../../contract/rules/activity';
import { firstOf, isStuck, standingOf } from '../../contract/rules/analytics';
import { dayOfNumber, numberOfDay } from '../../contract/rules/day';
import { readPage } from '../../lambdas/activity/page';
import { daysOf, isWithin, periodBefore } from '../../lambdas/analytics/period';

const after = (milliseconds: number) =>
  new Date(Date.parse('2026-11-20T12:00:00Z') + milliseconds).toISOString();

test.each([
  [0, 0],
  [499, 0],
  [500, 1],
  [1000, 1],
  [30 * 60_000, 1800],
  [30 * 60_000 + 499, 1800],
  [30 * 60_000 + 500, 0],
  [-1000, 0],
])(
  '%i milliseconds count as %i seconds: after half an hour the child was absent',
  (milliseconds, seconds) => {
    expect(knownSeconds(after(0), after(milliseconds))).toBe(seconds);
  },
);

test.each([
  [0, 9, false],
  [4, 10, true],
  [5, 10, false],
  [5, 11, true],
  [6, 11, false],
  [0, 0, false],
])('with %i of %i answers right a child is stuck: %s', (right, asked, expected) => {
  expect(isStuck({ right, asked })).toBe(expected);
});

test.each([
  ['of a newcomer without an activity is new', { days: 0 }, true, 'new'],
  ['of an older child without an activity is quiet', { days: 0 }, false, 'away'],
  [
    'with fewer than half of ten answers right is stuck, however few activities',
    { activities: 1, right: 4 },
    true,
    'stuck',
  ],
  [
    'with four activities is too early to judge, even with all answers right',
    { activities: 4, right: 10 },
    false,
    'early',
  ],
  ['with five activities and seven of ten answers right is good', { activities: 5, right: 7 }, false, 'well'],
  ['with six of ten answers right is not praised', { activities: 5, right: 6 }, false, 'steady'],
  ['with nine answers is not praised', { activities: 5, right: 9, asked: 9 }, false, 'steady'],
] as const)('a week %s', (_, figures, isNew, standing) => {
  expect(standingOf({ days: 3, activities: 0, right: 0, asked: 10, ...figures }, isNew)).toBe(standing);
});

describe('a period of days', () => {
  const day = fc.integer({ min: numberOfDay('2020-01-01'), max: numberOfDay('2035-01-01') }).map(dayOfNumber);

  test('has the stated number of days, ends today, and directly follows the period before it', () => {
    fc.assert(
      fc.property(day, fc.integer({ min: 1, max: 60 }), (last, many) => {
        const period = { first: firstOf(last, many), last };
        const before = periodBefore(period);
        expect(daysOf(period)).toHaveLength(many);
        expect(daysOf(period).at(-1)).toBe(last);
        expect(daysOf(before)).toHaveLength(many);
        expect([...daysOf(before), ...daysOf(period)]).toEqual(daysOf({ first: before.first, last }));
      }),
    );
  });

  test.each([
    ['2026-11-13', false],
    ['2026-11-14', true],
    ['2026-11-20', true],
    ['2026-11-21', false],
  ])('of the last 7 days on 20 November includes %s: %s', (one, expected) => {
    expect(isWithin({ first: firstOf('2026-11-20', 7), last: '2026-11-20' }, one)).toBe(expected);
  });
});

describe('the pages of a list of activities', () => {
  interface Item {
    readonly id: string;
    readonly day: string | undefined;
  }
  const listOf = (days: readonly (string | undefined)[]): Item[] =>
    days.map((day, i) => ({ id: String(9000 - i), day }));
  const reading = (items: readonly Item[]) => ({
    read: async (before: string | undefined, limit: number) =>
      items.filter(({ id }) => before === undefined || id < before).slice(0, limit),
    idOf: ({ id }: Item) => id,
    dayOf: ({ day }: Item) => day,
  });
  const pagesOf = async (items: readonly Item[], most?: number) => {
    const pages: Item[][] = [];
    for (let cursor: string | undefined; ; ) {
      const { items: page, next } = await readPage(reading(items), {
        cursor,
        most,
        belongs: (day) => day !== 'other',
      });
      pages.push(page);
      if (next === null) return pages;
      cursor = next;
    }
  };

  test('contain each of its activities once and in order, fifty per page', async () => {
    const days = fc.array(fc.constantFrom('day', 'day', 'other', undefined), { maxLength: 170 });
    await fc.assert(
      fc.asyncProperty(days, fc.option(fc.nat({ max: 120 }), { nil: undefined }), async (of, most) => {
        const items = listOf(of);
        const wanted = items.filter(({ day }) => day === 'day').slice(0, most);
        const pages = await pagesOf(items, most);
        expect(pages.flat()).toEqual(wanted);
        for (const page of pages) expect(page.length).toBeLessThanOrEqual(50);
      }),
      { numRuns: 60 },
    );
  });

  test.each([49, 50, 51, 100])('of %i activities end with the last activity', async (many) => {
    const items = listOf(Array.from({ length: many }, () => 'day'));
    expect((await pagesOf(items, many)).map(({ length }) => length)).toEqual(
      many <= 50 ? [many] : [50, many - 50],
    );
    expect((await pagesOf(items)).flat()).toHaveLength(many);
  });
});

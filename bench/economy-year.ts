import { dayOfNumber, numberOfDay } from '../contract/rules/day';
import { things } from '../lambdas/shop/stock/first-items';
import {
  type Child,
  cheapest,
  children,
  dearest,
  endWeek,
  everybody,
  kept,
  kinds,
  read,
  spend,
} from './economy';
import { randomNumbers } from './random';
import type { Section } from './report';
import { mean, median } from './statistics';

const weeks = 52;
const daysAMonth = 365 / 12;

const daysTo = (group: readonly Child[], price: number): string => {
  const days = median(group.map(({ reached }) => reached.get(price) ?? Number.POSITIVE_INFINITY));
  return Number.isFinite(days) ? days.toFixed(0) : 'over a year';
};

const rowOf = (name: string, group: readonly Child[]): string[] => {
  const months = (weeks * 7) / daysAMonth;
  const [earned, ofWeeks] = [mean(group.map((one) => one.earned)), mean(group.map((one) => one.ofWeeks))];
  return [
    name,
    (median(group.map((one) => one.earned)) / months).toFixed(1),
    (earned / months).toFixed(1),
    ((100 * ofWeeks) / earned).toFixed(0),
    daysTo(group, cheapest),
    daysTo(group, dearest),
    mean(group.map(({ wishes }) => kept.length - wishes.length)).toFixed(1),
    ...[3, 12].map((month) => median(group.map(({ held }) => held[month - 1] ?? 0)).toFixed(0)),
  ];
};

/**
 * A year of ten thousand children with the product's rules of rewards and its prices. Rewards for invited friends are left out.
 */
export const economyOfAYear = (): Section => {
  const random = randomNumbers(15);
  const all = everybody(random);
  const first = numberOfDay('2026-01-05');
  for (let day = 0; day < weeks * 7; day++) {
    const date = dayOfNumber(first + day);
    for (const child of all) {
      if (random() < child.readsOn) read(child, day, date, random);
      spend(child);
      if (Math.floor((day + 1) / daysAMonth) > child.held.length || day === weeks * 7 - 1)
        child.held.push(child.gems);
    }
    if (day % 7 === 6) endWeek(all, day);
  }
  const hundredth = all.toSorted((a, b) => b.earned - a.earned).slice(0, children / 100);
  return {
    title: 'The economy of gems',
    about: `A year of ${children.toLocaleString('en-US')} simulated children with the rules of streaks, rest days, points and weeks, and the ${things.length} first items of the store (${cheapest} to ${dearest} gems). Casual children read on 15 to 45% of days, steady ones on 60 to 85%, top ones on 90% or more. Everybody buys one wish after the other; a third keep a rest day in store. What follows from it: [docs/economy.md](economy.md).`,
    columns: [
      'reader',
      'gems a month, median',
      'mean',
      '% from weeks',
      `days to the cheapest`,
      `days to the dearest`,
      `of ${kept.length} things after a year`,
      'gems in hand after 3 months',
      'after 12',
    ],
    rows: [
      ...kinds.map(({ name }) =>
        rowOf(
          name,
          all.filter(({ kind }) => kind.name === name),
        ),
      ),
      rowOf('the hundredth with most gems', hundredth),
      rowOf('all', all),
    ],
  };
};

import { chatPoints } from '../contract/chat';
import { blanksPerArticle, pointsPerBlank } from '../contract/rules/articles';
import { comicPoints } from '../contract/rules/comics';
import { dayOfNumber, numberOfDay } from '../contract/rules/day';
import { emptyTally, questionsPerQuiz, tallyAnswer } from '../contract/rules/quiz';
import { gemsForPlace } from '../contract/rules/rank';
import { noReadingDays, type ReadingDays } from '../contract/rules/reading-days';
import { gemsForStreak } from '../contract/rules/streak';
import { isUnusualWeek } from '../contract/rules/unusual-week';
import { isKept } from '../contract/store-kinds';
import { countedDay } from '../lambdas/rewards/counted-day';
import { things } from '../lambdas/store/first-items';
import { randomNumbers } from './random';
import type { Section } from './report';

const children = 10_000;
const weeks = 52;
const daysAMonth = 365 / 12;

/** How children read, chosen by us: the share of them, of days with reading, of right answers, and what they do on a day. */
const kinds = [
  {
    name: 'casual',
    share: 0.6,
    days: [0.15, 0.45],
    right: 0.7,
    quizzes: 1,
    article: 0.2,
    comic: 0,
    chat: 0.2,
  },
  {
    name: 'steady',
    share: 0.32,
    days: [0.6, 0.85],
    right: 0.8,
    quizzes: 1.5,
    article: 0.5,
    comic: 0.2,
    chat: 0.4,
  },
  { name: 'top', share: 0.08, days: [0.9, 1], right: 0.9, quizzes: 2.5, article: 0.9, comic: 0.5, chat: 0.7 },
] as const;
type Kind = (typeof kinds)[number];

const kept = things.filter(({ type }) => isKept(type));
const restDay = things.find(({ type }) => type === 'rest_day');
const prices = things.map(({ gem_cost }) => gem_cost).toSorted((a, b) => a - b);
const [cheapest = 0, dearest = 0] = [prices[0], prices.at(-1)];

const newChild = (kind: Kind, random: () => number) => ({
  kind,
  readsOn: kind.days[0] + random() * (kind.days[1] - kind.days[0]),
  /** A third of the children keep a rest day in store. */
  buysRest: random() < 1 / 3,
  streak: 0,
  last_activity_date: null as string | null,
  rest_days: 0,
  reading_days: noReadingDays as ReadingDays,
  points: 0,
  gems: 0,
  earned: 0,
  ofWeeks: 0,
  /** Day by day what the child wants next. */
  wishes: kept.toSorted(() => random() - 0.5),
  reached: new Map<number, number>(),
  held: [] as number[],
});
type Child = ReturnType<typeof newChild>;

const earn = (child: Child, gems: number, day: number) => {
  child.gems += gems;
  child.earned += gems;
  for (const price of [cheapest, dearest])
    if (child.earned >= price && !child.reached.has(price)) child.reached.set(price, day + 1);
};

const quizPoints = (right: number, random: () => number): number => {
  let tally = emptyTally;
  for (let question = 0; question < questionsPerQuiz; question++)
    tally = tallyAnswer(tally, random() < right);
  return tally.points;
};

const pointsOfDay = ({ right, quizzes, article, comic, chat }: Kind, random: () => number): number => {
  const many = Math.floor(quizzes + random());
  let points = 0;
  for (let quiz = 0; quiz < many; quiz++) points += quizPoints(right, random);
  if (random() < article) points += Math.round(blanksPerArticle * right) * pointsPerBlank;
  if (random() < comic) points += comicPoints;
  return points + (random() < chat ? chatPoints.day / 2 : 0);
};

const read = (child: Child, day: number, date: string, random: () => number) => {
  const counted = countedDay(child, date);
  if (counted === undefined) return;
  Object.assign(child, counted.set);
  child.points += pointsOfDay(child.kind, random);
  earn(child, gemsForStreak(child.streak), day);
};

/** Saves for one wish after the other, and keeps a rest day in store, if the child is one for it. */
const spend = (child: Child) => {
  if (
    restDay &&
    child.buysRest &&
    child.rest_days === 0 &&
    child.streak > 3 &&
    child.gems >= restDay.gem_cost
  ) {
    child.gems -= restDay.gem_cost;
    child.rest_days = 1;
  }
  const [wish] = child.wishes;
  if (wish === undefined || child.gems < wish.gem_cost) return;
  child.gems -= wish.gem_cost;
  child.wishes.shift();
};

const endWeek = (all: readonly Child[], day: number) => {
  const ranked = all.filter(({ points }) => points > 0).toSorted((a, b) => b.points - a.points);
  ranked.some((child, i) => {
    const gems = gemsForPlace(i + 1, ranked.length);
    // An unusual week waits for an operator.
    if (!isUnusualWeek(child.points)) {
      earn(child, gems, day);
      child.ofWeeks += gems;
    }
    return gems === 0;
  });
  for (const child of all) child.points = 0;
};

const middle = (numbers: readonly number[]): number =>
  numbers.toSorted((a, b) => a - b)[numbers.length >> 1] ?? 0;
const mean = (numbers: readonly number[]): number =>
  numbers.reduce((sum, number) => sum + number, 0) / numbers.length;

const daysTo = (group: readonly Child[], price: number): string => {
  const days = middle(group.map(({ reached }) => reached.get(price) ?? Number.POSITIVE_INFINITY));
  return Number.isFinite(days) ? days.toFixed(0) : 'over a year';
};

const rowOf = (name: string, group: readonly Child[]): string[] => {
  const months = (weeks * 7) / daysAMonth;
  const [earned, ofWeeks] = [mean(group.map((one) => one.earned)), mean(group.map((one) => one.ofWeeks))];
  return [
    name,
    (middle(group.map((one) => one.earned)) / months).toFixed(1),
    (earned / months).toFixed(1),
    ((100 * ofWeeks) / earned).toFixed(0),
    daysTo(group, cheapest),
    daysTo(group, dearest),
    mean(group.map(({ wishes }) => kept.length - wishes.length)).toFixed(1),
    ...[3, 12].map((month) => middle(group.map(({ held }) => held[month - 1] ?? 0)).toFixed(0)),
  ];
};

/** A year of ten thousand children with the product's rules of rewards and its prices. Invited friends are left out. */
export const economyOfAYear = (): Section => {
  const random = randomNumbers(15);
  const all = kinds.flatMap((kind) =>
    Array.from({ length: Math.round(kind.share * children) }, () => newChild(kind, random)),
  );
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

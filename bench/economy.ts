import { chatPoints } from '../contract/chat/endpoints';
import { blanksPerArticle, pointsPerBlank } from '../contract/rules/articles';
import { comicPoints } from '../contract/rules/comics';
import { dayOfNumber, numberOfDay } from '../contract/rules/day';
import { emptyTally, questionsPerQuiz, tallyAnswer } from '../contract/rules/quiz';
import { gemsForPlace } from '../contract/rules/rank';
import { noReadingDays, type ReadingDays } from '../contract/rules/reading-days';
import { gemsForStreak } from '../contract/rules/streak';
import { isUnusualWeek } from '../contract/rules/unusual-week';
import { isKept } from '../contract/shop/kinds';
import { countedDay } from '../lambdas/rewards/counted-day';
import { things } from '../lambdas/shop/stock/first-items';
import { randomNumbers } from './random';

export const children = 10_000;

/**
 * How children read, by our own assumptions: their share of all children, the range of days with reading, the share of right
 * answers, and their activities on such a day.
 */
export const kinds = [
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

export const kept = things.filter(({ type }) => isKept(type));
const restDay = things.find(({ type }) => type === 'rest_day');
const prices = things.map(({ gem_cost }) => gem_cost).toSorted((a, b) => a - b);
export const [cheapest = 0, dearest = 0] = [prices[0], prices.at(-1)];

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
  /** The items that the child saves for, in this order. */
  wishes: kept.toSorted(() => random() - 0.5),
  reached: new Map<number, number>(),
  held: [] as number[],
});
export type Child = ReturnType<typeof newChild>;

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

/** Counts a day on which a child reads, with its points and gems. */
export const read = (child: Child, day: number, date: string, random: () => number) => {
  const counted = countedDay(child, date);
  if (counted === undefined) return;
  Object.assign(child, counted.set);
  child.points += pointsOfDay(child.kind, random);
  earn(child, gemsForStreak(child.streak), day);
};

/** Buys a rest day if the child keeps one in store, then the next wish that it can pay. */
export const spend = (child: Child) => {
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

/** Pays the gems of a week, and begins the next one. */
export const endWeek = (all: readonly Child[], day: number) => {
  const ranked = all.filter(({ points }) => points > 0).toSorted((a, b) => b.points - a.points);
  ranked.some((child, i) => {
    const gems = gemsForPlace(i + 1, ranked.length);
    // The reward of an unusual week waits for an operator.
    if (!isUnusualWeek(child.points)) {
      earn(child, gems, day);
      child.ofWeeks += gems;
    }
    return gems === 0;
  });
  for (const child of all) child.points = 0;
};

export const everybody = (random: () => number): Child[] =>
  kinds.flatMap((kind) =>
    Array.from({ length: Math.round(kind.share * children) }, () => newChild(kind, random)),
  );

/** The points that the same children earn in a week, without children who earn none. */
export const pointsOfAWeek = (): number[] => {
  const random = randomNumbers(15);
  const all = everybody(random);
  const first = numberOfDay('2026-01-05');
  for (let day = 0; day < 7; day++)
    for (const child of all) if (random() < child.readsOn) read(child, day, dayOfNumber(first + day), random);
  return all.map(({ points }) => points).filter((points) => points > 0);
};

import { dayOfNumber, numberOfDay } from '../contract/rules/day';
import { gemsForPlace } from '../contract/rules/rank';
import { noReadingDays } from '../contract/rules/reading-days';
import { gemsForStreak } from '../contract/rules/streak';
import { isUnusualWeek } from '../contract/rules/unusual-week';
import { countedDay } from '../lambdas/rewards/counted-day';
import { pointsOfAWeek } from './economy';
import { waysToGems } from './gem-ways';
import { figure, markdown, type Section, sectionsOf } from './report';
import { perDay, pointsByReason, waysOf } from './robot-ways';

const pointsOfDay = (knows: boolean): number =>
  Object.values(pointsByReason(knows)).reduce((sum, points) => sum + points, 0);

/** The points that a robot earns in a day, by way. */
const robotPoints = (): Section => {
  const kinds = Object.entries(waysOf());
  const row = (does: string, points: string, many: string, day: number, seconds: number) => [
    does,
    points,
    many,
    figure(day),
    figure(seconds),
    figure(seconds <= 60 ? day : 0),
  ];
  const longest = Math.max(...kinds.flatMap(([, ways]) => ways.map(({ seconds }) => seconds)));
  return {
    title: 'What a robot can earn',
    about:
      'A script that calls the API as fast as it answers, by the limits in the code. The seconds are those that the product demands before it pays; a robot waits once for all quizzes that were given out together.',
    columns: ['the robot', 'points', 'paid a day', 'points a day', 'seconds', 'points in the first minute'],
    rows: [
      ...kinds.flatMap(([, ways]) =>
        ways.map((way) => row(way.does, figure(way.points), figure(way.perDay), perDay(way), way.seconds)),
      ),
      row('does all of it without knowing an answer', '', '', pointsOfDay(false), 0),
      row('does all of it and knows every answer', '', '', pointsOfDay(true), longest),
    ],
  };
};

/** The gems for the streak of this many consecutive days. */
const streakGems = (days: number): number => {
  const first = numberOfDay('2026-01-05');
  let user = {
    streak: 0,
    last_activity_date: null as string | null,
    rest_days: 0,
    reading_days: noReadingDays,
  };
  let gems = 0;
  for (let day = 0; day < days; day++) {
    const counted = countedDay(user, dayOfNumber(first + day));
    if (counted === undefined) throw new Error('A day was not counted');
    user = { ...user, ...counted.set };
    gems += gemsForStreak(user.streak);
  }
  return gems;
};

const aYear = 364;

/** The maximum points of a week that do not alert an operator. */
const mostUnseen = (): number => {
  let points = 0;
  while (!isUnusualWeek(points + 1)) points++;
  return points;
};

/** The gems of a robot's week, by its place among the children of the simulated year. */
const robotGems = (): Section => {
  const others = pointsOfAWeek();
  const row = (robot: string, points: number) => {
    const place = others.filter((one) => one > points).length + 1;
    const gems = gemsForPlace(place, others.length + 1);
    const held = isUnusualWeek(points);
    return [
      robot,
      figure(points),
      figure(place),
      held ? '0' : figure(gems),
      held ? figure(gems) : '0',
      figure((7 * streakGems(aYear)) / aYear),
    ];
  };
  return {
    title: 'The gems of a robot',
    about: `Its place among ${figure(others.length)} simulated children with points in a week decides on the gems of the week; the best of them has ${figure(Math.max(...others))} points, the hundredth ${figure(others.toSorted((a, b) => b - a)[99] ?? 0)}. An unusual week waits for an operator. One thing done on each day is enough for the gems of the streak.`,
    columns: [
      'the robot',
      'points a week',
      'place',
      'gems of the week',
      'held back',
      'gems of the streak a week',
    ],
    rows: [
      row('says one word three times a day', 0),
      row('does all of it without knowing an answer', 7 * pointsOfDay(false)),
      row('hands in known answers until an operator would look', mostUnseen()),
      row('does all of it and knows every answer', 7 * pointsOfDay(true)),
    ],
  };
};

/** The document with these sections updated; the other sections stay unchanged. Throws when one is missing. */
export const withRobots = (document: string): string =>
  [robotPoints(), robotGems(), waysToGems()].reduce((text, section) => {
    const old = sectionsOf(text).get(section.title);
    if (old === undefined) throw new Error(`No section is called ${section.title}`);
    return text.replace(old, () => markdown(section));
  }, document);

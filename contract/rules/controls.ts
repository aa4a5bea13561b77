import type { Controls, Night } from '../controls/fields';
import { type ControlCode, type Controlled, controlKinds, timed } from '../controls/kinds';
import { dayIn, dayOfNumber, newYork, numberOfDay } from './day';

/** School days are Monday to Friday. A night belongs to the day on which it ends: Sunday's evening is before a school day. */
export const dayKinds = ['school', 'weekend'] as const;
export type DayKind = (typeof dayKinds)[number];

export const noControls: Controls = {
  off: [],
  minutes: { school: null, weekend: null },
  quiet: { school: null, weekend: null },
  quiz_first: false,
};

const ofDays = <T>(of: (kind: DayKind) => T): Record<DayKind, T> => ({
  school: of('school'),
  weekend: of('weekend'),
});

const fewer = (a: number | null, b: number | null): number | null =>
  a === null || b === null ? (a ?? b) : Math.min(a, b);

const longer = (a: Night | null, b: Night | null): Night | null =>
  a === null || b === null ? (a ?? b) : { from: Math.min(a.from, b.from), to: Math.max(a.to, b.to) };

/** What holds if two guardians have decided differently: of each setting the stricter one. */
export const stricter = (a: Controls, b: Controls): Controls => ({
  off: controlKinds.filter((kind) => a.off.includes(kind) || b.off.includes(kind)),
  minutes: ofDays((kind) => fewer(a.minutes[kind], b.minutes[kind])),
  quiet: ofDays((kind) => longer(a.quiet[kind], b.quiet[kind])),
  quiz_first: a.quiz_first || b.quiz_first,
});

/** Minutes and quiet hours are those of the family's time zone. */
export const needsTimeZone = ({ minutes, quiet }: Controls): boolean =>
  dayKinds.some((kind) => minutes[kind] !== null || quiet[kind] !== null);

const minutesOfDay = 1440;
const noon = 720;

const clocks = new Map<string, Intl.DateTimeFormat>();

const minuteIn = (timeZone: string, at: Date): number => {
  const clock =
    clocks.get(timeZone) ??
    new Intl.DateTimeFormat('en-GB', { timeZone, hour: '2-digit', minute: '2-digit', hourCycle: 'h23' });
  clocks.set(timeZone, clock);
  const [hours = 0, minutes = 0] = clock.format(at).split(':').map(Number);
  return hours * 60 + minutes;
};

/** The minutes that a clock on the wall has counted since 1970. */
const onWall = (timeZone: string, at: Date): number =>
  numberOfDay(dayIn(timeZone, at)) * minutesOfDay + minuteIn(timeZone, at);

/** The first moment of a day at which the clock on the wall shows this minute, or a later one if the clock skips it. */
export const momentIn = (timeZone: string, day: string, minute: number): Date => {
  const wanted = numberOfDay(day) * minutesOfDay + minute;
  const shown = (at: number) => onWall(timeZone, new Date(at * 60_000));
  const tried = [wanted];
  for (let last = wanted; tried.length < 4; tried.push(last)) last += wanted - shown(last);
  return new Date(
    Math.min(...tried.filter((at) => shown(at) >= wanted && shown(at) < wanted + 180)) * 60_000,
  );
};

const zoneOf = (time_zone: string | null): string => time_zone ?? newYork;

const nextDay = (day: string): string => dayOfNumber(numberOfDay(day) + 1);

/** 1 January 1970 was a Thursday. */
export const kindOfDay = (day: string): DayKind =>
  [0, 6].includes((numberOfDay(day) + 4) % 7) ? 'weekend' : 'school';

/** The family's day, and when it began and ends. */
export const familyDay = (time_zone: string | null, at: Date) => {
  const zone = zoneOf(time_zone);
  const day = dayIn(zone, at);
  return { day, began: momentIn(zone, day, 0), until: momentIn(zone, nextDay(day), 0) };
};

/** The end of the quiet hours that hold at a moment; undefined outside of them. */
export const quietUntil = (
  { quiet }: Pick<Controls, 'quiet'>,
  time_zone: string | null,
  at: Date,
): Date | undefined => {
  if (dayKinds.every((kind) => quiet[kind] === null)) return undefined;
  const zone = zoneOf(time_zone);
  const [day, minute] = [dayIn(zone, at), minuteIn(zone, at)];
  const isEvening = minute >= noon;
  const morning = isEvening ? nextDay(day) : day;
  const night = quiet[kindOfDay(morning)];
  if (night === null || (isEvening ? minute < night.from : minute >= night.to)) return undefined;
  return momentIn(zone, morning, night.to);
};

/** When the minutes of a day were used up, and when there are new ones. */
export interface Spent {
  readonly at: string;
  readonly until: string;
}

interface Controlling {
  readonly controls: Controls;
  readonly time_zone: string | null;
  readonly spent: Spent | undefined;
}

export interface Held {
  readonly code: ControlCode;
  /** When it is possible again; absent where a guardian decides that. */
  readonly until?: string;
}

/** What keeps a child from something at a moment; undefined if nothing does. */
export const heldBy = (
  { controls, time_zone, spent }: Controlling,
  what: Controlled,
  at: Date,
): Held | undefined => {
  if (what !== 'screen' && controls.off.includes(what)) return { code: 'switched_off' };
  if (!timed.has(what)) return undefined;
  const quiet = quietUntil(controls, time_zone, at);
  if (quiet !== undefined) return { code: 'quiet_hours', until: quiet.toISOString() };
  const moment = at.toISOString();
  const isSpent = spent !== undefined && spent.at <= moment && moment < spent.until;
  return isSpent ? { code: 'minutes_used', until: spent.until } : undefined;
};

/** A sentence that a child has begun may be finished for this long, in milliseconds. */
const finishingSentence = 120_000;

/** The same for what goes on, mostly a talk: time that has just run out holds nothing yet, a switch does. */
export const heldFromFinishing = (
  of: Controlling,
  what: Controlled,
  at: Date,
  milliseconds = finishingSentence,
): Held | undefined => {
  const held = heldBy(of, what, at);
  return held && heldBy(of, what, new Date(at.getTime() - milliseconds)) && held;
};

import { Cron } from 'croner';

const unitMilliseconds: Record<string, number> = { minute: 60_000, hour: 3_600_000, day: 86_400_000 };

/** The ends of the fields of an AWS expression, for "from 10 on, every 5": croner requires the end. */
const ends = [59, 23, 31, 12, 7, 2199];

/** AWS counts weekdays from 1 (Sunday), croner from 0. A number after `#` or `/` is no weekday. */
const weekdayFrom0 = (field: string) =>
  field === 'L' ? '6' : field.replace(/(?<![#/\d])[1-7]/g, (day) => String(Number(day) - 1));

const steps = (field: string, end: number) =>
  field.replace(/(?<![-*\d])(\d+)\/(\d+)/g, (_, from, step) => `${from}-${end}/${step}`);

/** AWS has no seconds but a year, and writes `?` for "any". */
const toCroner = (fields: string): string => {
  const converted = fields
    .trim()
    .split(/\s+/)
    .map((field, i) => steps(field === '?' ? '*' : field, ends[i] ?? 0))
    .map((field, i) => (i === 4 ? weekdayFrom0(field) : field));
  return ['0', ...converted].join(' ');
};

/** The step of `rate(…)` in milliseconds; undefined for a `cron(…)`. */
const stepOf = (expression: string): number | undefined => {
  const rate = /^rate\((\d+) (minute|hour|day)s?\)$/.exec(expression);
  return rate === null ? undefined : Number(rate[1]) * (unitMilliseconds[rate[2] ?? ''] ?? 0);
};

/** The last moment up to `now` at which a `rate(…)` fires. */
export const latestOfRate = (expression: string, now: Date): Date | undefined => {
  const step = stepOf(expression);
  return step === undefined ? undefined : new Date(Math.floor(now.getTime() / step) * step);
};

/** The first moment after `from` at which an EventBridge expression (`cron(…)`, `rate(…)`) fires. */
export const nextOccurrence = (expression: string, timezone: string, from: Date): Date | undefined => {
  const cron = /^cron\((.+)\)$/.exec(expression)?.[1];
  if (cron !== undefined)
    return new Cron(toCroner(cron), { timezone, mode: '7-part' }).nextRun(from) ?? undefined;
  const step = stepOf(expression);
  if (step === undefined) throw new Error(`Not a schedule: ${expression}`);
  return new Date((Math.floor(from.getTime() / step) + 1) * step);
};

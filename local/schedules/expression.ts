import { Cron } from 'croner';

const unitMilliseconds: Record<string, number> = { minute: 60_000, hour: 3_600_000, day: 86_400_000 };

/** The ends of the fields of an AWS expression: for "every 5 from 10 on" croner requires the end. */
const ends = [59, 23, 31, 12, 7, 2199];

/** AWS counts weekdays from 1 (Sunday), croner from 0. A number after `#` or `/` is not a weekday. */
const weekdayFrom0 = (field: string) =>
  field === 'L' ? '6' : field.replace(/(?<![#/\d])[1-7]/g, (day) => String(Number(day) - 1));

const steps = (field: string, end: number) =>
  field.replace(/(?<![-*\d])(\d+)\/(\d+)/g, (_, from, step) => `${from}-${end}/${step}`);

/** AWS expressions have a year but no seconds, and `?` means "any". */
const toCroner = (fields: string): string => {
  const converted = fields
    .trim()
    .split(/\s+/)
    .map((field, i) => steps(field === '?' ? '*' : field, ends[i] ?? 0))
    .map((field, i) => (i === 4 ? weekdayFrom0(field) : field));
  return ['0', ...converted].join(' ');
};

/** The last moment up to `now` at which an EventBridge expression (`cron(…)`, `rate(…)`) fires. Throws for any other. */
export const latestOccurrence = (expression: string, timezone: string, now: Date): Date | undefined => {
  const cron = /^cron\((.+)\)$/.exec(expression)?.[1];
  if (cron !== undefined)
    // Croner searches before the given moment, so that moment must be later than `now`.
    return new Cron(toCroner(cron), { timezone, mode: '7-part' }).previousRuns(
      1,
      new Date(now.getTime() + 1),
    )[0];
  const rate = /^rate\((\d+) (minute|hour|day)s?\)$/.exec(expression);
  if (rate === null) throw new Error(`Not a schedule: ${expression}`);
  const step = Number(rate[1]) * (unitMilliseconds[rate[2] ?? ''] ?? 0);
  return new Date(Math.floor(now.getTime() / step) * step);
};

import { Cron } from 'croner';

const units: Record<string, string> = { minute: 'm', hour: 'h', day: 'd' };
const unitMilliseconds: Record<string, number> = { m: 60_000, h: 3_600_000, d: 86_400_000 };

/** AWS counts weekdays from 1 (Sunday), writes `?` for "any", and has no seconds but a year. */
const toCroner = (fields: string): string => {
  const [minute, hour, day, month, weekday = '*', year = '*'] = fields.trim().split(/\s+/);
  const from0 = weekday.replace(/\b[1-7]\b/g, (n) => String(Number(n) - 1));
  return ['0', minute, hour, day, month, from0, year].map((field) => (field === '?' ? '*' : field)).join(' ');
};

/** The first moment after `from` at which an EventBridge expression (`cron(…)`, `rate(…)`) fires. */
export const nextOccurrence = (expression: string, timezone: string, from: Date): Date | undefined => {
  const cron = /^cron\((.+)\)$/.exec(expression)?.[1];
  if (cron !== undefined)
    return new Cron(toCroner(cron), { timezone, mode: '7-part' }).nextRun(from) ?? undefined;
  const rate = /^rate\((\d+) (minute|hour|day)s?\)$/.exec(expression);
  if (rate === null) throw new Error(`Not a schedule: ${expression}`);
  const step = Number(rate[1]) * (unitMilliseconds[units[rate[2] ?? ''] ?? ''] ?? 0);
  return new Date((Math.floor(from.getTime() / step) + 1) * step);
};

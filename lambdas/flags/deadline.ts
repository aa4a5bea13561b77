import type { Severity } from '../../contract/flags/kinds';
import { deadlineMinutes } from '../../contract/rules/flags';
import { now, secondsFrom } from '../platform/clock';
import { log } from '../platform/log';
import { count } from '../platform/metrics';
import { childrenOf } from './children-of';
import { flags, openFlags } from './store';

/** Lists a flag for operators by the time at which one of them must have acted. */
export const listedByDeadline = (severity: Severity) => {
  const due_at = secondsFrom(now(), deadlineMinutes[severity] * 60).toISOString();
  return { due_at, list: openFlags, listed_at: due_at };
};

/** An alarm hears a count for these minutes after the deadline, and after each further hour while nobody acts. */
const heard = { minutes: 5, every: 60 };

/** Between the counts the alarm is silent, so that it goes out again for the next hour and for a later flag. */
export const isHeard = (dueAt: string, at: Date): boolean => {
  const minutes = (at.getTime() - Date.parse(dueAt)) / 60_000;
  return minutes >= 0 && minutes % heard.every < heard.minutes;
};

const perPage = 100;

/** Counts the open flags on the operators' list whose deadline has passed, by minutes in which they are heard. 0.5 read units a page. */
export const countOverdue = async (): Promise<void> => {
  const at = now();
  let [overdue, cursor]: [number, string | undefined] = [0, undefined];
  do {
    const { items, next } = await flags.page(openFlags, { cursor, until: at.toISOString(), limit: perPage });
    const due = items.filter(({ due_at, created_at }) => isHeard(due_at ?? created_at, at));
    const here = await childrenOf(due);
    overdue += due.filter(({ user_id }) => here.has(user_id)).length;
    cursor = next ?? undefined;
  } while (cursor !== undefined);
  if (overdue === 0) return;
  count('flag_overdue', {}, overdue);
  log.info('flags overdue', { count: overdue });
};

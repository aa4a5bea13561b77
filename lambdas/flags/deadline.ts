import type { Severity } from '../../contract/flags/kinds';
import { deadlineMinutes } from '../../contract/rules/flags';
import { now, secondsFrom } from '../platform/clock';
import { log } from '../platform/log';
import { count } from '../platform/metrics';
import { flags, openFlags } from './store';

/** Lists a flag for operators by the time at which one of them must have acted. */
export const listedByDeadline = (severity: Severity) => {
  const due_at = secondsFrom(now(), deadlineMinutes[severity] * 60).toISOString();
  return { due_at, list: openFlags, listed_at: due_at };
};

const counted = 100;

/** Counts the open flags whose deadline has passed, every minute until somebody acts: the alarm rings as long. 0.5 read units. */
export const countOverdue = async (): Promise<void> => {
  const { items } = await flags.page(openFlags, { until: now().toISOString(), limit: counted });
  if (items.length === 0) return;
  count('flag_overdue', {}, items.length);
  log.info('flags overdue', { count: items.length });
};

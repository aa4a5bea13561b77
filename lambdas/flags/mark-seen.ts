import { now } from '../platform/clock';
import { equal } from '../platform/table/condition';
import { type FlagItem, flags } from './store';

/** Returns the write that notes on an open flag that an operator reads the child's words. */
export const markingSeen = (of: Pick<FlagItem, 'user_id' | 'id'>) =>
  flags.updating(of, { set: { words_seen_at: now().toISOString() } }, equal('state', 'open'));

import { now, secondsFrom } from '../platform/clock';
import { absent, any, below, equal } from '../platform/table/condition';
import type { BookImportItem } from './store';

/** Longer than a worker runs, including all retries. A job counts as lost if no worker reports within this time. */
const expectedSeconds = 15 * 60;

/** The fields of a book that a worker must process; every order and every worker writes them. */
export const expected = () => ({ expected_by: secondsFrom(now(), expectedSeconds).toISOString() });

/** Whether a job counts as lost. A worker that runs it later, for example after a long queue, changes the status as usual. */
export const isLate = ({ expected_by, lease_until, created_at }: BookImportItem): boolean =>
  (expected_by ?? lease_until ?? created_at) < now().toISOString();

/** `isLate` as the condition of a write. */
export const late = () => any(absent('expected_by'), below('expected_by', now().toISOString()));

/** The condition that a book's file is to be read. */
export const isToRead = any(equal('status', 'waiting'), equal('status', 'reading'));

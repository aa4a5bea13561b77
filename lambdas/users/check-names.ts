import type { SQSRecord } from 'aws-lambda';
import { log } from '../platform/log';
import { checkName } from './check-name';
import { readJob } from './order-check';
import { nameChecks, namesToCheck } from './store';

/** From the queue, for newly chosen names; without records from the schedule. */
interface Event {
  readonly Records?: readonly SQSRecord[];
}

/** Unchecked names stay on the list. Returns their number. */
const checkAll = async (ids: readonly string[]): Promise<number> => {
  const checks = await Promise.allSettled(ids.map(checkName));
  const failed = checks.filter(({ status }) => status === 'rejected') as PromiseRejectedResult[];
  for (const { reason } of failed) log.error('name not checked', reason);
  return failed.length;
};

const idsIn = (records: readonly SQSRecord[]): string[] => [
  ...new Set(records.map(({ body }) => readJob(body).user_id)),
];

const perPage = 10;
/** Less than the timeout of the function. */
const milliseconds = 60_000;

/** Checks the names on the list until the time is up or the model is down; the next run continues. */
const checkWaiting = async (): Promise<number> => {
  const began = performance.now();
  let failed = 0;
  let cursor: string | undefined;
  do {
    const { items, next } = await nameChecks.page(namesToCheck, { cursor, limit: perPage });
    const ofPage = await checkAll(items.map(({ user_id }) => user_id));
    failed += ofPage;
    cursor = next ?? undefined;
    if (ofPage === items.length) return failed;
  } while (cursor !== undefined && performance.now() - began < milliseconds);
  return failed;
};

/**
 * Checks names before other users see them. The queue delivers each name as it is chosen, once: a name whose check failed or
 * whose job was lost waits on the list for the schedule. Throws if a check of the schedule's run failed.
 */
export const handler = async ({ Records }: Event): Promise<void> => {
  if (Records !== undefined) {
    await checkAll(idsIn(Records));
    return;
  }
  const failed = await checkWaiting();
  if (failed > 0) throw new Error(`${failed} names could not be checked`);
};

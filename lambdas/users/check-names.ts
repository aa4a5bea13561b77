import type { SQSBatchResponse, SQSEvent } from 'aws-lambda';
import { nameChecks, namesToCheck } from '../accounts/name-checks';
import { log } from '../platform/log';
import { workOff } from '../platform/queue/work-off';
import { isOff } from '../platform/switches';
import { checkName } from './check-name';
import { readJob } from './order-check';

/** Returns the number of failed checks. Their names stay on the list. */
const checkAll = async (ids: readonly string[]): Promise<number> => {
  const checks = await Promise.allSettled(ids.map(checkName));
  const failed = checks.filter(({ status }) => status === 'rejected') as PromiseRejectedResult[];
  for (const { reason } of failed) log.error('name not checked', reason);
  return failed.length;
};

const perPage = 10;
/** Less than the timeout of the function. */
const milliseconds = 60_000;

/** Checks the names on the list until the time is up or all checks of a page fail. The next run continues. */
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

/** A job is not repeated after a failed check: the name is on the list, which the schedule processes. */
const fromQueue = workOff({
  read: readJob,
  work: async ({ user_id }) => {
    await checkAll([user_id]);
  },
  failure: 'name not checked',
});

/**
 * Checks names before other users see them. From the queue: each name when it is chosen. From the schedule, without records:
 * the names that are still on the list, unless checks are switched off. Throws if a check of the scheduled run failed.
 */
export const checkNames = async ({ Records }: Partial<SQSEvent>): Promise<SQSBatchResponse | undefined> => {
  if (Records !== undefined) return fromQueue({ Records });
  if (await isOff('names')) return undefined;
  const failed = await checkWaiting();
  if (failed > 0) throw new Error(`${failed} names could not be checked`);
  return undefined;
};

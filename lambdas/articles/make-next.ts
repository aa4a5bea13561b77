import { payerOf, refundAiWork } from '../accounts/ai-budget';
import { findUser } from '../accounts/find';
import { mayDo } from '../accounts/may-do';
import { termsDue } from '../accounts/terms';
import { UnusableAnswer } from '../model/ask';
import { FeatureOff } from '../model/features';
import { now, secondsFrom } from '../platform/clock';
import { log } from '../platform/log';
import { isOff } from '../platform/switches';
import { absent, all, any, equal, present } from '../platform/table/condition';
import { withGaps } from './pick';
import type { Job } from './queue';
import { nextArticles } from './store';
import { checkArticle } from './writing/check-article';
import { orderOf } from './writing/order-of';
import { CannotWrite, type Order, writeArticle } from './writing/write-article';

/** Longer than the timeout of the function (300 s): when the lease ends, its holder is dead. */
const leaseSeconds = 310;

/**
 * The latest time for a second round of writing and checking, which takes at most 170 s: it then ends before the timeout of the
 * function.
 */
const secondRoundMilliseconds = 100_000;

/** The pause per child after a failure: an hour for an outage, a day for an order that the model cannot or may not fulfil. */
const restSeconds = { failed: 3600, cannot: 86_400 };

/** Consent to AI texts was withdrawn, or the account was deleted, after the order. */
class NotAllowed extends Error {
  override readonly name: string = 'NotAllowed';
}

/** A newer version of the terms has to be agreed to first. */
class NotAgreed extends NotAllowed {
  override readonly name = 'NotAgreed';
}

/**
 * Takes the lease; undefined if this order has been taken, so that a job delivered twice is done once. No order is placed while
 * a lease runs, so a standing order belongs to no other worker.
 */
const claim = async (user_id: string): Promise<string | undefined> => {
  const lease = secondsFrom(now(), leaseSeconds).toISOString();
  const isOurs = await nextArticles.update(
    { user_id },
    { set: { lease_until: lease }, remove: ['ordered_until'] },
    all(present('ordered_until'), any(absent('made'), equal('made', null))),
  );
  return isOurs ? lease : undefined;
};

/** Ends the lease. Does nothing if another worker holds it now, or if the account is gone. */
const settle = (user_id: string, lease: string, outcome: Record<string, unknown>) =>
  nextArticles.update(
    { user_id },
    { set: { ...outcome, lease_until: null, is_written: false } },
    equal('lease_until', lease),
  );

/**
 * Writes an article, has its gaps solved blind and its facts confirmed. If the check fails and time is left, one more article
 * is written.
 */
const make = async (order: Order, onWritten: () => Promise<unknown>) => {
  const began = performance.now();
  const written = await writeArticle(order);
  await onWritten();
  try {
    return await checkArticle(written);
  } catch (error) {
    const isLate = performance.now() - began > secondRoundMilliseconds;
    if (!(error instanceof UnusableAnswer) || isLate) throw error;
    log.info('article refused', { reason: error.message });
    return checkArticle(await writeArticle(order));
  }
};

const makeFor = async (user_id: string, lease: string) => {
  const user = await findUser(user_id);
  if (user === undefined || !mayDo(user, 'ai_text')) throw new NotAllowed();
  if (termsDue(user) !== undefined) throw new NotAgreed();
  return make(await orderOf(user), () =>
    nextArticles.update({ user_id }, { set: { is_written: true } }, equal('lease_until', lease)),
  );
};

/** Whether the child's next request may order the article at once: after the agreement, and when the switch is on again. */
const mayOrderAtOnce = async (error: unknown): Promise<boolean> =>
  error instanceof NotAgreed || (error instanceof FeatureOff && (await isOff('articles')));

const settleFailure = async ({ user_id, day }: Job, lease: string, error: unknown): Promise<void> => {
  const isPaid = error instanceof UnusableAnswer || error instanceof CannotWrite;
  if (!isPaid) await refundAiWork(await payerOf(user_id), 'articles', { day });
  const isExpected = [CannotWrite, FeatureOff, NotAllowed].some((kind) => error instanceof kind);
  const rest = isExpected ? restSeconds.cannot : restSeconds.failed;
  const rest_until = (await mayOrderAtOnce(error)) ? null : secondsFrom(now(), rest).toISOString();
  await settle(user_id, lease, { rest_until });
  if (!isExpected) log.error('no article', error);
};

/**
 * Writes the next article of a child. A model failure is stored and never thrown, because the queue would repeat the call. The
 * child then reads one of our own articles.
 */
export const makeNext = async (job: Job): Promise<void> => {
  const { user_id } = job;
  const lease = await claim(user_id);
  if (lease === undefined) return;
  try {
    const made = withGaps(await makeFor(user_id, lease));
    await settle(user_id, lease, { made, made_at: now().toISOString() });
    log.info('article made');
  } catch (error) {
    await settleFailure(job, lease, error);
  }
};

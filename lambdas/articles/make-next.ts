import { mayUse } from '../../contract/rules/consent';
import { UnusableAnswer } from '../platform/ai/ask';
import { FeatureOff } from '../platform/ai/features';
import { now, secondsFrom } from '../platform/clock';
import { consentAges } from '../platform/consent-ages';
import { log } from '../platform/log';
import { absent, all, any, equal, present } from '../platform/table/condition';
import { refundAiWork } from '../users/ai-budget';
import { findUser } from '../users/find';
import { withGaps } from './pick';
import type { Job } from './queue';
import { nextArticles } from './store';
import { checkArticle } from './writing/check-article';
import { orderOf } from './writing/order-of';
import { CannotWrite, type Order, writeArticle } from './writing/write-article';

/** Longer than the timeout of the function (300 s): when the lease ends, its holder is dead. */
const leaseSeconds = 310;

/** A second round of writing and checking, which takes 170 s at most, ends before the timeout of the function. */
const secondRoundMilliseconds = 100_000;

/** The pause after a failure, per child: an hour for an outage, a day for an order that the model cannot or may not fulfil. */
const restSeconds = { failed: 3600, cannot: 86_400 };

/** Consent to AI texts was withdrawn, or the account deleted, after the order. */
class NotAllowed extends Error {
  override readonly name = 'NotAllowed';
}

/**
 * The lease, or undefined if this order has been taken: a job that is delivered twice is done once. Nobody orders while a
 * lease runs, so an order that stands is nobody's.
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

/** Ends the lease. Does nothing if another worker has it by now, or the account is gone. */
const settle = (user_id: string, lease: string, outcome: Record<string, unknown>) =>
  nextArticles.update(
    { user_id },
    { set: { ...outcome, lease_until: null, is_written: false } },
    equal('lease_until', lease),
  );

/** Written, solved blind and its facts confirmed; another one is written if that failed and there is time. */
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
  if (user === undefined || !mayUse(user, 'ai_text', consentAges())) throw new NotAllowed();
  return make(await orderOf(user), () =>
    nextArticles.update({ user_id }, { set: { is_written: true } }, equal('lease_until', lease)),
  );
};

const settleFailure = async (user_id: string, lease: string, error: unknown): Promise<void> => {
  const isPaid = error instanceof UnusableAnswer || error instanceof CannotWrite;
  if (!isPaid) await refundAiWork(user_id, 'articles');
  const isExpected = [CannotWrite, FeatureOff, NotAllowed].some((kind) => error instanceof kind);
  const rest = isExpected ? restSeconds.cannot : restSeconds.failed;
  await settle(user_id, lease, { rest_until: secondsFrom(now(), rest).toISOString() });
  if (!isExpected) log.error('no article', error);
};

/**
 * Writes the next article of a child. A failure of the model is stored, and the child reads one of our own; it is never
 * thrown, as the queue would repeat the call.
 */
export const makeNext = async ({ user_id }: Job): Promise<void> => {
  const lease = await claim(user_id);
  if (lease === undefined) return;
  try {
    const made = withGaps(await makeFor(user_id, lease));
    await settle(user_id, lease, { made, made_at: now().toISOString() });
    log.info('article made');
  } catch (error) {
    await settleFailure(user_id, lease, error);
  }
};

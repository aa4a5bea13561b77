import { type Payer, spendAiWork } from '../../accounts/ai-budget';
import { ApiError } from '../../platform/api-error';
import { now, secondsFrom } from '../../platform/clock';
import { log } from '../../platform/log';
import { mustBeOn } from '../../platform/switches';
import { all, equal, isPast } from '../../platform/table/condition';
import { type BookChapter, type ChapterBank, chapterBanks } from './bank-store';
import { isWanted } from './edition';
import { type Job, refundOrder, sendOrder } from './queue';

/** An order that no worker has begun after this time counts as lost. If it was only delayed, the second one does nothing. */
const lostAfterSeconds = 300;

/** True for one of several simultaneous callers, and only while no worker is busy with the chapter. */
const claimOrder = ({ book_id, chapter }: BookChapter, until: string): Promise<boolean> =>
  chapterBanks.update(
    { book_id, chapter },
    { set: { chapter, ordered_until: until } },
    all(isPast('ordered_until'), isPast('lease_until')),
  );

/**
 * Orders an edition from the worker; a child's daily budget pays for it. Does nothing if an edition is ordered or being made.
 * Throws `paused` while new questions are switched off, `ai_resting` when the budget is used up, and `quiz_generation_failed` while the queue is down.
 */
export const orderBank = async (place: BookChapter, payer: Payer): Promise<void> => {
  await mustBeOn('quiz');
  const until = secondsFrom(now(), lostAfterSeconds).toISOString();
  if (!(await claimOrder(place, until))) return;
  try {
    const day = await spendAiWork(payer, 'banks');
    await sendOrFail({ ...place, user_id: payer.id, order: until, day });
  } catch (error) {
    await chapterBanks.update(place, { set: { ordered_until: null } }, equal('ordered_until', until));
    throw error;
  }
};

const sendOrFail = async (job: Job) => {
  try {
    await sendOrder(job);
  } catch (error) {
    await refundOrder(job);
    log.error('queue unreachable', error, { book: job.book_id });
    throw new ApiError('quiz_generation_failed');
  }
};

/** Orders an edition ahead. A failure or a used-up budget is ignored: the child gets the present questions. */
export const orderAhead = async (
  place: BookChapter,
  head: ChapterBank | undefined,
  payer: Payer,
): Promise<void> => {
  if (!isWanted(head)) return;
  try {
    await orderBank(place, payer);
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
  }
};

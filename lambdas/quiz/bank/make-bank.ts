import { questionsPerQuiz } from '../../../contract/rules/quiz';
import { getBook, hasBook } from '../../books/library';
import { rememberUnknown, whenModelsHaveLearnt } from '../../books/unknown-book';
import { UnusableAnswer } from '../../model/ask';
import { FeatureOff } from '../../model/features';
import { now, secondsFrom } from '../../platform/clock';
import { setting } from '../../platform/config';
import { log } from '../../platform/log';
import { absent, all, any, below, equal } from '../../platform/table/condition';
import { isCurrentEdition, writeEdition } from './add-bank';
import { type ChapterBank, chapterBanks, questionBanks, questionId, questionsIn } from './bank-store';
import { currentVersions, isMade, isOld, isShort, needsEdition } from './edition';
import { makeQuestions, type Stock } from './make-questions';
import { type Job, refundOrder } from './queue';
import { readSubject } from './subject';
import { BookUnknown } from './write-questions';

/** Longer than the timeout of the function (300 s): when the lease ends, its holder is dead. */
const leaseSeconds = 310;

/** The questions of a worn edition, and those of them that are not hidden. Empty for an edition of old versions. */
const stockOf = async (book_id: string, before: ChapterBank | undefined): Promise<Stock> => {
  const bank = before?.worn && !isOld(before) ? await questionBanks.get({ ...before, book_id }) : undefined;
  if (before === undefined || bank === undefined) return { kept: [], present: [] };
  const present = questionsIn(bank);
  return { present, kept: present.filter((_, i) => !before.hidden.includes(questionId(bank, i))) };
};

/** Takes the lease; undefined if another worker has it or has finished since `before` was read. */
const claim = async (
  { book_id, chapter, order }: Job,
  before: ChapterBank | undefined,
): Promise<string | undefined> => {
  const at = now();
  const lease = secondsFrom(at, leaseSeconds).toISOString();
  const isOurs = await chapterBanks.update(
    { book_id, chapter },
    { set: { chapter, lease_until: lease, ordered_until: null, ...(order !== undefined && { order }) } },
    all(
      isCurrentEdition(before),
      any(absent('lease_until'), equal('lease_until', null), below('lease_until', at.toISOString())),
    ),
  );
  return isOurs ? lease : undefined;
};

/** Ends the lease without an edition. Does nothing if another worker has the lease by now. */
const settle = ({ book_id, chapter }: Job, lease: string, outcome: Record<string, unknown>) =>
  chapterBanks.update(
    { book_id, chapter },
    { set: { ...outcome, lease_until: null } },
    equal('lease_until', lease),
  );

const make = async (job: Job, before: ChapterBank | undefined, lease: string): Promise<void> => {
  const found = await readSubject(await getBook(job.book_id, { consistent: true }), job.chapter);
  if (found === undefined) throw new BookUnknown();
  // Nothing shorter than a quiz replaces an edition that was long enough for one.
  const isReplacement = isMade(before) && !isShort(before) && found.fewest > 0;
  const subject = isReplacement ? { ...found, fewest: questionsPerQuiz } : found;
  const stock = await stockOf(job.book_id, before);
  const questions = await makeQuestions(subject, stock);
  const versions = { ...currentVersions, model: setting('AI_CHAT_MODEL') };
  // An edition that found nothing new is the last attempt of its versions.
  const isLong = questions.length >= Math.min(subject.wanted, questionsPerQuiz);
  const worn = !isLong && subject.fewest > 0 && questions.length > stock.kept.length;
  await writeEdition(job, before, { questions, versions, worn }, equal('lease_until', lease));
};

/** Records a failure. A model that does not know the chapter is not asked again for some days. */
const settleFailure = async (job: Job, lease: string, error: unknown): Promise<void> => {
  if (error instanceof BookUnknown) {
    await settle(job, lease, { unknown_until: whenModelsHaveLearnt() });
    if (job.chapter === 0) await rememberUnknown(job.book_id);
    return;
  }
  if (!(error instanceof UnusableAnswer)) await refundOrder(job);
  await settle(job, lease, { failed_at: now().toISOString() });
  if (!(error instanceof FeatureOff))
    log.error('no questions', error, { book: job.book_id, chapter: job.chapter });
};

/** Whether a worker has begun this very order. */
const isBegun = (head: ChapterBank | undefined, { order }: Job): boolean =>
  order !== undefined && head?.order === order;

/** Returns the unit of an order that needs no edition, unless the order is only delivered again. */
const refundUnneeded = async (job: Job): Promise<void> => {
  if (!isBegun(await chapterBanks.get(job, { consistent: true }), job)) await refundOrder(job);
};

/**
 * Makes the next edition of the questions on a chapter. One worker at a time makes it; if it dies, its lease ends and the
 * next order is executed. Does nothing if no edition is needed. A failure of the model is stored for the waiting callers and
 * never thrown, because the queue would repeat the call. An order that is delivered again after its end does nothing.
 */
export const makeBank = async (job: Job): Promise<void> => {
  // A job may arrive after everything that belongs to the book was removed; it must then write nothing.
  if (!(await hasBook(job.book_id))) return refundOrder(job);
  const before = await chapterBanks.get(job, { consistent: true });
  if (isBegun(before, job) && before?.lease_until === null) return;
  const lease = needsEdition(before) ? await claim(job, before) : undefined;
  if (lease === undefined) return refundUnneeded(job);
  try {
    await make(job, before, lease);
    log.info('questions made', { book: job.book_id, chapter: job.chapter });
  } catch (error) {
    await settleFailure(job, lease, error);
  }
};

import { getBook, hasBook } from '../books/library';
import { rememberUnknown, whenModelsHaveLearnt } from '../books/unknown-book';
import { UnusableAnswer } from '../platform/ai/ask';
import { now, secondsFrom } from '../platform/clock';
import { setting } from '../platform/config';
import { log } from '../platform/log';
import { absent, all, any, below, equal } from '../platform/table/condition';
import { refundAiWork } from '../users/ai-budget';
import { isCurrentEdition, writeEdition } from './add-bank';
import {
  type BankQuestion,
  type ChapterBank,
  chapterBanks,
  questionBanks,
  questionId,
  questionsIn,
} from './bank-store';
import { consistentSet } from './checks/set';
import { currentVersions, isOld, needsEdition, questionsPerBank } from './edition';
import type { Job } from './queue';
import { readSubject, type Subject } from './subject';
import { verified } from './verify';
import { BookUnknown, writeQuestions } from './write-questions';

/** Longer than the timeout of the function (300 s): when the lease ends, its holder is dead. */
const leaseSeconds = 310;

/** A second round of writing and solving, which takes 170 s at most, ends before the timeout of the function. */
const secondRoundMilliseconds = 100_000;

/** In the order of the story: by the place of the evidence, otherwise as the model wrote them. */
const inOrderOfStory = (questions: readonly BankQuestion[], { text }: Subject): BankQuestion[] => {
  if (text === null) return [...questions];
  const spaced = text.replace(/\s+/g, ' ');
  const place = ({ evidence }: BankQuestion) => spaced.indexOf(evidence ?? '');
  return questions.toSorted((a, b) => place(a) - place(b));
};

type Wanted = Parameters<typeof writeQuestions>[1];

/** Of a text that bears fewer questions than a quiz has, a model that cannot ask anything says that it does not know it. */
const writeOrNone = async (subject: Subject, wanted: Wanted): Promise<BankQuestion[]> => {
  try {
    return await writeQuestions(subject, wanted);
  } catch (error) {
    if (error instanceof BookUnknown && subject.fewest === 0) return [];
    throw error;
  }
};

/** Writes questions, of which those stay that are solved blind and may stand in one set with `good`. */
const addQuestions = async (
  subject: Subject,
  { good, present }: { good: readonly BankQuestion[]; present: readonly BankQuestion[] },
) => {
  const atLeast = Math.max(Math.min(1, subject.fewest), subject.fewest - good.length);
  const written = await writeOrNone(subject, { atLeast, present });
  return {
    good: consistentSet([...good, ...(await verified(subject, written))]),
    present: [...present, ...written],
  };
};

/**
 * Written, checked and solved blind; once more if too few are left. `kept` stay if they may stand in one set, and none of
 * `present` is written again. What is enough does not need the second round to succeed.
 */
const makeQuestions = async (subject: Subject, { kept, present }: Stock): Promise<BankQuestion[]> => {
  const began = performance.now();
  const first = await addQuestions(subject, { good: kept, present });
  let { good } = first;
  if (good.length < subject.wanted && performance.now() - began < secondRoundMilliseconds) {
    try {
      ({ good } = await addQuestions(subject, first));
    } catch (error) {
      if (good.length < subject.fewest) throw error;
      log.info('no second round', { book: subject.book.id, chapter: subject.chapter });
    }
  }
  if (good.length < subject.fewest) throw new UnusableAnswer(`only ${good.length} questions hold`);
  return inOrderOfStory(good.slice(0, questionsPerBank), subject);
};

interface Stock {
  readonly kept: readonly BankQuestion[];
  readonly present: readonly BankQuestion[];
}

/** The questions of a worn edition, and those that are not hidden. An edition of old versions is made from nothing. */
const stockOf = async (book_id: string, before: ChapterBank | undefined): Promise<Stock> => {
  const bank = before?.worn && !isOld(before) ? await questionBanks.get({ ...before, book_id }) : undefined;
  if (before === undefined || bank === undefined) return { kept: [], present: [] };
  const present = questionsIn(bank);
  return { present, kept: present.filter((_, i) => !before.hidden.includes(questionId(bank, i))) };
};

/** The lease, or undefined if another worker has it or has finished since `before` was read. */
const claim = async (
  { book_id, chapter }: Job,
  before: ChapterBank | undefined,
): Promise<string | undefined> => {
  const at = now();
  const lease = secondsFrom(at, leaseSeconds).toISOString();
  const isOurs = await chapterBanks.update(
    { book_id, chapter },
    { set: { chapter, lease_until: lease, ordered_until: null } },
    all(
      isCurrentEdition(before),
      any(absent('lease_until'), equal('lease_until', null), below('lease_until', at.toISOString())),
    ),
  );
  return isOurs ? lease : undefined;
};

/** Ends the lease without an edition. Does nothing if another worker has it by now. */
const settle = ({ book_id, chapter }: Job, lease: string, outcome: Record<string, unknown>) =>
  chapterBanks.update(
    { book_id, chapter },
    { set: { ...outcome, lease_until: null } },
    equal('lease_until', lease),
  );

const make = async (job: Job, before: ChapterBank | undefined, lease: string): Promise<void> => {
  const subject = await readSubject(await getBook(job.book_id, { consistent: true }), job.chapter);
  if (subject === undefined) throw new BookUnknown();
  const questions = await makeQuestions(subject, await stockOf(job.book_id, before));
  const versions = { ...currentVersions, model: setting('AI_CHAT_MODEL') };
  await writeEdition(job, before, { questions, versions }, equal('lease_until', lease));
};

/** What stays after a failure: a model that does not know the chapter is not asked again for some days. */
const settleFailure = async (job: Job, lease: string, error: unknown): Promise<void> => {
  if (error instanceof BookUnknown) {
    await settle(job, lease, { unknown_until: whenModelsHaveLearnt() });
    if (job.chapter === 0) await rememberUnknown(job.book_id);
    return;
  }
  if (!(error instanceof UnusableAnswer)) await refundAiWork(job.user_id, 'banks');
  await settle(job, lease, { failed_at: now().toISOString() });
  log.error('no questions', error, { book: job.book_id, chapter: job.chapter });
};

/**
 * Makes the next edition of the questions on a chapter. One worker at a time makes it; if it dies, its lease ends and the
 * next order is executed. Does nothing if there is nothing to make. A failure of the model is stored for the callers that
 * wait, never thrown: the queue would repeat the call.
 */
export const makeBank = async (job: Job): Promise<void> => {
  // A job may come later than the last removal of what belongs to a book: it writes nothing then.
  if (!(await hasBook(job.book_id))) return refundAiWork(job.user_id, 'banks');
  const before = await chapterBanks.get(job, { consistent: true });
  const lease = needsEdition(before) ? await claim(job, before) : undefined;
  if (lease === undefined) {
    await refundAiWork(job.user_id, 'banks');
    return;
  }
  try {
    await make(job, before, lease);
    log.info('questions made', { book: job.book_id, chapter: job.chapter });
  } catch (error) {
    await settleFailure(job, lease, error);
  }
};

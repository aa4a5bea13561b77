import type { QuizQuestion } from '../../contract/quiz';
import type { getBook } from '../books/library';
import { spendAiCall } from '../platform/ai/budget';
import { ApiError } from '../platform/api-error';
import { now, pause, secondsFrom } from '../platform/clock';
import { log } from '../platform/log';
import { absent, all, any, below, equal } from '../platform/table/condition';
import type { Range } from './range';
import { questionSets } from './store';
import { writeQuestions } from './write-questions';

type Book = Awaited<ReturnType<typeof getBook>>;

/** Longer than the function may run, so that the lease of a living maker never lapses. */
const leaseSeconds = 120;
const pollMilliseconds = 300;
const maxWaitMilliseconds = 90_000;

const read = async (book: Book, range: Range): Promise<QuizQuestion[] | undefined> =>
  (await questionSets.get({ book_id: book.id, range }, { consistent: true }))?.questions ?? undefined;

/** True for one asker at a time. */
const claim = (book: Book, range: Range, token: string): Promise<boolean> =>
  questionSets.update(
    { book_id: book.id, range },
    { set: { questions: null, lease_until: token } },
    any(
      absent('pk'),
      all(
        equal('questions', null),
        any(equal('lease_until', null), below('lease_until', now().toISOString())),
      ),
    ),
  );

const make = async (book: Book, range: Range, userId: string, lease: string): Promise<QuizQuestion[]> => {
  const key = { book_id: book.id, range };
  const mine = equal('lease_until', lease);
  try {
    await spendAiCall(userId);
    const questions = await writeQuestions(book, range);
    await questionSets.update(key, { set: { questions, lease_until: null } }, mine);
    return questions;
  } catch (error) {
    await questionSets.update(key, { set: { lease_until: null } }, mine);
    if (error instanceof ApiError) throw error;
    log.error('no questions', error, { book: book.id });
    throw new ApiError('quiz_generation_failed');
  }
};

/**
 * The questions on a range of a book. Whoever asks first makes them; the others wait for the same ones; if
 * the maker fails or dies, the next one takes over.
 */
export const questionSet = async (book: Book, range: Range, userId: string): Promise<QuizQuestion[]> => {
  const deadline = performance.now() + maxWaitMilliseconds;
  while (performance.now() < deadline) {
    const ready = await read(book, range);
    if (ready !== undefined) return ready;
    const lease = secondsFrom(now(), leaseSeconds).toISOString();
    if (await claim(book, range, lease)) return make(book, range, userId, lease);
    await pause(pollMilliseconds);
  }
  throw new ApiError('quiz_generation_failed');
};

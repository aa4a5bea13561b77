import type { QuizQuestion } from '../../contract/quiz';
import type { getBook } from '../books/library';
import { rememberUnknown, whenModelsHaveLearnt } from '../books/unknown-book';
import { alone } from '../platform/ai/alone';
import { UnusableAnswer } from '../platform/ai/ask';
import { refundAiWork, spendAiWork } from '../platform/ai/budget';
import { ApiError } from '../platform/api-error';
import { now, pause, secondsFrom } from '../platform/clock';
import { log } from '../platform/log';
import { absent, all, any, below, equal } from '../platform/table/condition';
import type { Range } from './range';
import { questionSets } from './store';
import { BookUnknown, writeQuestions } from './write-questions';

interface Place {
  readonly book: Awaited<ReturnType<typeof getBook>>;
  readonly range: Range;
}

/** Longer than the timeout of the function, so that the lease of a running maker never ends. */
const leaseSeconds = 120;
const pollMilliseconds = 300;

/**
 * How long a caller waits for questions that another one is making. Then the caller is told to retry, and occupies no
 * function meanwhile.
 */
const waitSeconds = 20;

const find = ({ book, range }: Place) => questionSets.get({ book_id: book.id, range }, { consistent: true });

const isUnknown = (set: Awaited<ReturnType<typeof find>>): boolean =>
  set !== undefined && set.unknown_until !== null && set.unknown_until > now().toISOString();

const unknownCode = ({ range }: Place) => (range === 'full' ? 'quiz_book_unknown' : 'quiz_chapters_unknown');

/** The questions, or undefined if they must be made. Throws while the model is remembered not to know the book. */
const read = async (place: Place): Promise<QuizQuestion[] | undefined> => {
  const set = await find(place);
  if (isUnknown(set)) throw new ApiError(unknownCode(place));
  return set?.questions ?? undefined;
};

/** True for one caller at a time. */
const claim = ({ book, range }: Place, lease: string): Promise<boolean> =>
  questionSets.update(
    { book_id: book.id, range },
    { set: { questions: null, lease_until: lease, unknown_until: null } },
    any(
      absent('pk'),
      all(
        equal('questions', null),
        any(equal('lease_until', null), below('lease_until', now().toISOString())),
      ),
    ),
  );

const make = async (place: Place, userId: string, lease: string): Promise<QuizQuestion[]> => {
  const { book, range } = place;
  const settle = (set: Record<string, unknown>) =>
    questionSets.update(
      { book_id: book.id, range },
      { set: { ...set, lease_until: null } },
      equal('lease_until', lease),
    );
  try {
    await spendAiWork(userId);
    const questions = await writeQuestions(book, range);
    await settle({ questions });
    return questions;
  } catch (error) {
    const unknown = error instanceof BookUnknown;
    await settle({ unknown_until: unknown ? whenModelsHaveLearnt() : null });
    if (unknown) {
      if (range === 'full') await rememberUnknown(book.id);
      throw new ApiError(unknownCode(place));
    }
    if (error instanceof ApiError) throw error;
    if (!(error instanceof UnusableAnswer)) await refundAiWork(userId);
    log.error('no questions', error, { book: book.id });
    throw new ApiError('quiz_generation_failed');
  }
};

const makeOrWait = async (place: Place, userId: string): Promise<QuizQuestion[]> => {
  const deadline = secondsFrom(now(), waitSeconds);
  while (now() < deadline) {
    const lease = secondsFrom(now(), leaseSeconds).toISOString();
    if (await claim(place, lease)) return make(place, userId, lease);
    await pause(pollMilliseconds);
    const ready = await read(place);
    if (ready !== undefined) return ready;
  }
  throw new ApiError('quiz_being_made');
};

/**
 * The questions on a range of a book. The first caller makes them and the others wait for the same ones; if the maker fails
 * or dies, the next caller takes over. A child waits in one place at a time. Throws `quiz_being_made` for the child's second
 * simultaneous call, and for a call that has waited 20 seconds.
 */
export const questionSet = async (place: Place, userId: string): Promise<QuizQuestion[]> => {
  const busy = () => new ApiError('quiz_being_made');
  return (await read(place)) ?? alone(userId, 'quiz', busy, () => makeOrWait(place, userId));
};

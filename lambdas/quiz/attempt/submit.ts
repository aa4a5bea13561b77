import type { quiz } from '../../../contract/quiz/endpoints';
import { knownSeconds } from '../../../contract/rules/activity';
import type { Admitted } from '../../accounts/admitted';
import { balanceOf } from '../../accounts/balance';
import type { Person } from '../../accounts/identify';
import { countingActivity } from '../../activity/count-activity';
import { findBook, getBook } from '../../books/library';
import { ApiError } from '../../platform/api-error';
import { now } from '../../platform/clock';
import { log } from '../../platform/log';
import { count } from '../../platform/metrics';
import { absent, all, equal } from '../../platform/table/condition';
import { finishBook } from '../../reading/finish-book';
import { countDay } from '../../rewards/count-day';
import { type Range, rangeFields, rangeFrom } from '../bank/range';
import { activityOf, wordsRead } from './activities';
import { writeAnswered } from './asked';
import { markQuiz } from './mark';
import { isTooFast, pay, withoutPoints } from './pay';
import { questionsGiven } from './questions-given';
import { attempts, progress, type QuizResultItem, results } from './store';

type Submission = Admitted<typeof quiz.submit>['body'];

/** The condition that a quiz follows the last one: no chapter is paid for twice. */
const follows = (range: Range) =>
  range === 'full' || range.start === 1 ? absent('pk') : equal('last_chapter', range.start - 1);

type Book = Awaited<ReturnType<typeof getBook>>;

/** Whether a quiz reaches the end of its book; false if the book was removed. */
const reachesEnd = ({ end_chapter }: QuizResultItem, book: Book | undefined): boolean =>
  book !== undefined && (end_chapter === null || end_chapter === book.chapters.length);

/**
 * Counts the day of the submission as a reading day, and the book as finished after its last chapter, also on a repeated request: a
 * crash in between loses neither.
 */
const answerFor = async (
  actor: Person,
  result: QuizResultItem,
  claimed: Submission,
  book: Book | undefined,
) => {
  await countDay(actor, new Date(result.created_at));
  const book_finished = reachesEnd(result, book);
  const gems = book_finished ? await finishBook(actor.id, result.book_id) : 0;
  return {
    quiz_id: result.id,
    score: result.score,
    total: result.total,
    points: result.points,
    unpaid: result.unpaid,
    total_points: (await balanceOf(actor.id)).points,
    corrected: claimed.score !== result.score || (result.unpaid === null && claimed.points !== result.points),
    book_finished,
    gems,
    readable: book?.has_text === true,
  };
};

/** The result of an earlier submission: a repeated request gets the same answer. */
const earlierResult = async (userId: string, quizId: string): Promise<QuizResultItem> => {
  const result = await results.get({ user_id: userId, id: quizId }, { consistent: true });
  if (result === undefined) throw new Error('A submitted quiz has no result');
  return result;
};

/**
 * Scores a quiz and pays for it in one transaction: it closes the attempt, advances the progress, stores the entries of the
 * history and the ledger and counts the quiz for the day, or writes nothing. A quiz that was answered faster than it can be read,
 * or that follows the eighth paid quiz of a day, advances the progress and earns nothing.
 */
export const submit = async ({ actor, body }: Admitted<typeof quiz.submit>) => {
  const range = rangeFrom(body.start_chapter, body.end_chapter);
  if (range === undefined) throw new ApiError('invalid_input', ['body.start_chapter', 'body.end_chapter']);
  const key = { user_id: actor.id, book_id: body.book_id, range };
  const attempt = await attempts.get(key, { consistent: true });
  if (attempt === undefined) throw new ApiError('quiz_not_started');
  const { quiz_id } = attempt;
  const repeated = async () =>
    answerFor(actor, await earlierResult(actor.id, quiz_id), body, await findBook(body.book_id));
  if (attempt.submitted_at !== null) return repeated();

  const [book, given] = await Promise.all([getBook(body.book_id), questionsGiven(attempt)]);
  if (given === undefined) throw new ApiError('quiz_not_started');
  const { tally, answers } = markQuiz(given, body.answers);
  const at = now().toISOString();
  const worth: QuizResultItem = {
    user_id: actor.id,
    id: quiz_id,
    book_id: book.id,
    title: book.title,
    author: book.author,
    cover_url: book.thumbnail,
    ...rangeFields(range),
    score: tally.score,
    total: answers.length,
    points: tally.points,
    unpaid: null,
    answers: writeAnswered(answers),
    created_at: at,
    words: wordsRead(given.map(({ question }) => question)),
    seconds: knownSeconds(attempt.created_at, at),
  };
  const write = (what: QuizResultItem) =>
    pay(actor, what, {
      attempt: attempts.updating(
        key,
        { set: { submitted_at: what.created_at } },
        all(equal('quiz_id', quiz_id), equal('submitted_at', null)),
      ),
      progress: progress.updating(
        key,
        { set: { last_chapter: range === 'full' ? 0 : range.end } },
        follows(range),
      ),
      result: results.creating(what),
      day: countingActivity(actor.id, activityOf(what), {
        set: { read_at: what.created_at, quiz_at: what.created_at },
      }),
    });
  let result = isTooFast(attempt.created_at, at, answers.length) ? withoutPoints(worth, 'too_fast') : worth;
  let refused = await write(result);
  if (refused.length === 1 && refused[0] === 'limit') {
    result = withoutPoints(worth, 'daily_limit');
    refused = await write(result);
  }
  if (refused.includes('attempt')) return repeated();
  if (refused.includes('progress')) throw new ApiError('quiz_overtaken');
  if (refused.length > 0) throw new Error(`The quiz could not be written: ${refused.join(', ')}`);
  count('quiz_done', {});
  log.info('quiz done', { score: result.score, points: result.points, unpaid: result.unpaid });
  return answerFor(actor, result, body, book);
};

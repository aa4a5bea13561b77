import * as z from 'zod/mini';
import { unpaidReasons } from '../../../contract/rules/quiz';
import { entity } from '../../platform/table/entity';
import { userPartition } from '../../platform/table/partition';
import { Range, rangeKey } from '../bank/range';

interface BookRange {
  readonly book_id: string;
  readonly range: Range;
}

const attemptsOn = (bookId: string) => `ATTEMPT#${bookId}#`;

/** A quiz that was given out to a child. It stores references to its questions, because each write costs by the item's size. */
export const attempts = entity({
  name: 'QuizAttempt',
  schema: z.object({
    quiz_id: z.string(),
    book_id: z.string(),
    range: Range,
    /** References to the questions, as `writeAsked` writes them. */
    questions: z.string(),
    /** The time at which the quiz was given out. */
    created_at: z.string(),
    submitted_at: z.nullable(z.string()),
  }),
  key: ({ user_id, book_id, range }: BookRange & { user_id: string }) => ({
    pk: userPartition(user_id),
    sk: `${attemptsOn(book_id)}${rangeKey(range)}`,
  }),
  retention: 'account',
  onDeletion: 'delete',
});

/** All quizzes on one book that were given out to a child. A consistent read, 1 read unit for about 15. */
export const attemptsOf = (userId: string, bookId: string) =>
  attempts.list(userPartition(userId), attemptsOn(bookId), { consistent: true });

/** A submitted quiz. Its id is sorted by time. */
export const results = entity({
  name: 'QuizResult',
  schema: z.object({
    user_id: z.string(),
    id: z.string(),
    book_id: z.string(),
    title: z.string(),
    author: z.string(),
    cover_url: z.nullable(z.string()),
    start_chapter: z.nullable(z.int()),
    end_chapter: z.nullable(z.int()),
    score: z.int(),
    total: z.int(),
    points: z.int(),
    unpaid: z._default(z.nullable(z.enum(unpaidReasons)), null),
    /** References to the questions, and the answers, as `writeAnswered` writes them. */
    answers: z.string(),
    created_at: z.string(),
    /** The words of the questions and options. */
    words: z._default(z.int(), 0),
    /** The time from giving out to submission; 0 if it is unknown. */
    seconds: z._default(z.int(), 0),
  }),
  key: ({ user_id, id }: { user_id: string; id: string }) => ({
    pk: userPartition(user_id),
    sk: `QUIZ#${id}`,
  }),
  retention: 'account',
  onDeletion: 'delete',
});
export type QuizResultItem = NonNullable<Awaited<ReturnType<(typeof results)['get']>>>;

/** A child's progress in the quizzes on a book. For a book without chapters the item exists once the quiz is done. */
export const progress = entity({
  name: 'QuizProgress',
  schema: z.object({ last_chapter: z.int() }),
  key: ({ user_id, book_id }: { user_id: string; book_id: string }) => ({
    pk: userPartition(user_id),
    sk: `PROGRESS#${book_id}`,
  }),
  retention: 'account',
  onDeletion: 'delete',
});

/** The newest first; with `before`, only older ones. */
export const resultsBefore = (userId: string, before: string | undefined, limit: number) =>
  results.list(userPartition(userId), 'QUIZ#', {
    limit,
    newestFirst: true,
    ...(before !== undefined && { after: `QUIZ#${before}` }),
  });

/** All quizzes of a child, consistent. */
export const resultsOf = (userId: string) =>
  results.list(userPartition(userId), 'QUIZ#', { consistent: true });

import * as z from 'zod/mini';
import { QuizQuestion } from '../../contract/quiz';
import { unpaidReasons } from '../../contract/rules/quiz';
import { Bytes, unpack } from '../platform/packed';
import { entity } from '../platform/table/entity';
import { userPartition } from '../platform/table/partition';
import { type Range, rangeKey } from './range';

interface BookRange {
  readonly book_id: string;
  readonly range: Range;
}

/** The questions on one range of one book: made once for all children. */
export const questionSets = entity({
  name: 'QuestionSet',
  schema: z.object({
    /** Null while a maker is working. */
    questions: z.nullable(z.array(QuizQuestion)),
    /** The lease of the maker ends at this time. */
    lease_until: z.nullable(z.string()),
    /** Until this time the model counts as not knowing the book. */
    unknown_until: z.nullable(z.string()),
  }),
  key: ({ book_id, range }: BookRange) => ({ pk: `QUESTIONS#${book_id}`, sk: `RANGE#${rangeKey(range)}` }),
  retention: 'library',
});

/**
 * A quiz that was given out to a child, with the questions in the child's order, packed: its size is paid for when it is
 * given out and twice when it closes.
 */
export const attempts = entity({
  name: 'QuizAttempt',
  schema: z.object({
    quiz_id: z.string(),
    book_id: z.string(),
    questions: Bytes,
    /** The time at which it was given out. */
    created_at: z.string(),
    submitted_at: z.nullable(z.string()),
  }),
  key: ({ user_id, book_id, range }: BookRange & { user_id: string }) => ({
    pk: userPartition(user_id),
    sk: `ATTEMPT#${book_id}#${rangeKey(range)}`,
  }),
  retention: 'account',
});

const Questions = z.array(QuizQuestion);

export const questionsOf = ({ questions }: { questions: Uint8Array }): QuizQuestion[] =>
  Questions.parse(unpack(questions));

/** A submitted quiz with its answers, packed. Sorted by time, as its id is. */
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
    answers: Bytes,
    created_at: z.string(),
  }),
  key: ({ user_id, id }: { user_id: string; id: string }) => ({
    pk: userPartition(user_id),
    sk: `QUIZ#${id}`,
  }),
  retention: 'account',
});
export type QuizResultItem = NonNullable<Awaited<ReturnType<(typeof results)['get']>>>;

const Answers = z.array(z.extend(QuizQuestion, { user_answer: z.nullable(z.string()) }));

export const answersOf = ({ answers }: QuizResultItem): z.infer<typeof Answers> =>
  Answers.parse(unpack(answers));

/** A child's progress in the quizzes on a book. For a book without chapters the item exists once the quiz is done. */
export const progress = entity({
  name: 'QuizProgress',
  schema: z.object({ last_chapter: z.int() }),
  key: ({ user_id, book_id }: { user_id: string; book_id: string }) => ({
    pk: userPartition(user_id),
    sk: `PROGRESS#${book_id}`,
  }),
  retention: 'account',
});

/** The newest first; with `before`, only older ones. */
export const resultsBefore = (userId: string, before: string | undefined, limit: number) =>
  results.list(userPartition(userId), 'QUIZ#', {
    limit,
    newestFirst: true,
    ...(before !== undefined && { after: `QUIZ#${before}` }),
  });

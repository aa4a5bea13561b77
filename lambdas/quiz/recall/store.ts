import * as z from 'zod/mini';
import { dayOfNumber, numberOfDay } from '../../../contract/rules/day';
import { recallDays } from '../../../contract/rules/recall';
import { entity } from '../../platform/table/entity';
import { userPartition } from '../../platform/table/partition';

const Given = z.object({
  quiz_id: z.string(),
  book_id: z.string(),
  title: z.string(),
  start_chapter: z.nullable(z.int()),
  end_chapter: z.nullable(z.int()),
  /** The time at which the quiz was submitted. */
  quiz_at: z.string(),
  /** References to the questions, as `writeAsked` writes them. */
  questions: z.string(),
  /** The time at which they were given out. */
  created_at: z.string(),
});
export type Given = z.infer<typeof Given>;

const keyOn = (day: string) => `RECALL#${day}`;

/**
 * The two questions of an earlier quiz that a child was asked on a day of New York: its key lets no day have more. They are open
 * until they are answered or put off. Without `given` they were put off before they were seen.
 */
export const recalls = entity({
  name: 'QuizRecall',
  schema: z.object({
    day: z.string(),
    put_off: z.boolean(),
    given: z.optional(Given),
    /** `answers` as `writeAnswered` writes them; `days` are the whole ones since the quiz. */
    result: z.optional(z.object({ answers: z.string(), asked: z.int(), right: z.int(), days: z.int() })),
  }),
  key: ({ user_id, day }: { user_id: string; day: string }) => ({
    pk: userPartition(user_id),
    sk: keyOn(day),
  }),
  retention: { days: recallDays, fromCreation: true },
  onDeletion: 'delete',
});
export type RecallItem = NonNullable<Awaited<ReturnType<(typeof recalls)['get']>>>;

/** Those of a day and of the days before it, of `count` days in all. 0.5 read units for about 10, 1 when consistent. */
export const recallsUntil = (userId: string, day: string, count: number, options = { consistent: false }) =>
  recalls.between(
    userPartition(userId),
    keyOn(dayOfNumber(numberOfDay(day) - count + 1)),
    keyOn(day),
    options,
  );

/** All that are kept, the oldest first, consistent. */
export const recallsOf = (userId: string) =>
  recalls.list(userPartition(userId), keyOn(''), { consistent: true });

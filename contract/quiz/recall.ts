import * as z from 'zod/mini';
import { BookId } from '../books/fields';
import { defineEndpoints } from '../endpoint';
import { questionsPerRecall } from '../rules/recall';
import { AnsweredQuestion, OpenQuestion, OptionName } from './question';
import { RecallOffer } from './what-stays';

/** The day in New York on which the questions were given out. */
const Day = z.string().check(z.regex(/^\d{4}-\d\d-\d\d$/));

export const Recall = z.extend(RecallOffer, {
  day: Day,
  book_id: BookId,
  /** Without the answers, which come after the child's own. */
  questions: z.array(OpenQuestion),
});
export type Recall = z.infer<typeof Recall>;

/** Two questions of a quiz of a week or two ago that the child knew then: what stays. Nothing is paid or counted for them. */
export const quizRecall = defineEndpoints({
  beginRecall: {
    method: 'POST',
    path: '/book/quiz/recall',
    who: ['student'],
    control: 'screen',
    response: z.object({
      /** Null when nothing can be asked today, and after today's two. */
      recall: z.nullable(Recall),
    }),
    summary:
      'Two questions of a quiz of 6 to 14 days ago that the child knew then, once a day of New York; the same ones until they are answered',
  },
  answerRecall: {
    method: 'POST',
    path: '/book/quiz/recall/answers',
    who: ['student'],
    body: z.strictObject({
      day: Day,
      /** In the order of the questions; null where the child does not know any more. */
      answers: z
        .array(z.nullable(OptionName))
        .check(z.minLength(questionsPerRecall), z.maxLength(questionsPerRecall)),
    }),
    response: z.object({ right: z.int(), answers: z.array(AnsweredQuestion) }),
    errors: ['recall_over'],
    summary:
      'Answers the two questions, once: a repeated call gets the first result. No points, no gems, no reading day',
  },
  putOffRecall: {
    method: 'DELETE',
    path: '/book/quiz/recall',
    who: ['student'],
    response: z.object({ put_off: z.literal(true) }),
    summary: 'No questions of an earlier quiz today; answered ones stay',
  },
});

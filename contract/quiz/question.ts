import * as z from 'zod/mini';
import { QuestionId } from '../books/fields';

/** "Option 1" to "Option 5", counted from one in the order of the options. */
export const OptionName = z.string().check(z.regex(/^Option [1-5]$/));
const Options = z.array(z.string().check(z.maxLength(200))).check(z.minLength(4), z.maxLength(5));

const open = { id: QuestionId, question: z.string(), options: Options };

/** A question without its answer. */
export const OpenQuestion = z.object(open);

export const QuizQuestion = z.object({
  ...open,
  correct_option: OptionName,
  explanation: z.string(),
  /** The sentences of the book that prove the answer; null for a question from the model's memory. */
  evidence: z.nullable(z.string()),
});
export type QuizQuestion = z.infer<typeof QuizQuestion>;

/** A question with the text of the child's answer; null for no answer. */
export const AnsweredQuestion = z.extend(QuizQuestion, { user_answer: z.nullable(z.string()) });
export type AnsweredQuestion = z.infer<typeof AnsweredQuestion>;

export const QuizAnswer = z.strictObject({
  question: z.string().check(z.minLength(1), z.maxLength(400)),
  options: Options,
  correct_option: z.string().check(z.maxLength(200)),
  /** "Option n" of the options in this request, or the option's text; null for no answer. */
  user_answer: z.nullable(z.string().check(z.maxLength(200))),
  /** The request may repeat the question as it was given out; these fields are ignored. */
  id: z.optional(QuestionId),
  explanation: z.optional(z.string().check(z.maxLength(1000))),
  evidence: z.optional(z.nullable(z.string().check(z.maxLength(2000)))),
});
export type QuizAnswer = z.infer<typeof QuizAnswer>;

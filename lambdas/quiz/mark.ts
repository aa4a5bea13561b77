import type { QuizAnswer, QuizQuestion } from '../../contract/quiz';
import { emptyTally, optionIndex, type QuizTally, tallyAnswer } from '../../contract/rules/quiz';
import { ApiError } from '../platform/api-error';

export interface MarkedQuiz {
  readonly tally: QuizTally;
  /** The questions as given out, each with the text of the option that the child chose. */
  readonly answers: (QuizQuestion & { user_answer: string | null })[];
}

const sameOptions = (a: readonly string[], b: readonly string[]) =>
  JSON.stringify(a.toSorted()) === JSON.stringify(b.toSorted());

const chosenText = ({ user_answer, options }: QuizAnswer): string | null =>
  user_answer === null ? null : (options[optionIndex(user_answer) ?? -1] ?? user_answer);

/**
 * Scores submitted answers against the questions that were given out. Their order is the quiz's, so changing the order gains
 * nothing. Throws `quiz_answers_mismatch` unless every question is answered once.
 */
export const markQuiz = (given: readonly QuizQuestion[], sent: readonly QuizAnswer[]): MarkedQuiz => {
  const byQuestion = new Map(sent.map((answer) => [answer.question, answer]));
  if (sent.length !== given.length || byQuestion.size !== given.length)
    throw new ApiError('quiz_answers_mismatch', ['body.answers']);
  let tally = emptyTally;
  const answers = given.map((question) => {
    const answer = byQuestion.get(question.question);
    if (answer === undefined || !sameOptions(answer.options, question.options))
      throw new ApiError('quiz_answers_mismatch', ['body.answers']);
    const chosen = chosenText(answer);
    if (chosen !== null && !question.options.includes(chosen))
      throw new ApiError('quiz_answers_mismatch', ['body.answers']);
    tally = tallyAnswer(tally, chosen === question.options[optionIndex(question.correct_option) ?? -1]);
    return { ...question, user_answer: chosen };
  });
  return { tally, answers };
};

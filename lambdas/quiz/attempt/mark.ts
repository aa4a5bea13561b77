import type { QuizAnswer, QuizQuestion } from '../../../contract/quiz/endpoints';
import { emptyTally, optionIndex, type QuizTally, tallyAnswer } from '../../../contract/rules/quiz';
import { ApiError } from '../../platform/api-error';
import type { Answered, Asked } from './asked';

export interface MarkedQuiz {
  readonly tally: QuizTally;
  readonly answers: readonly Answered[];
}

const sameOptions = (a: readonly string[], b: readonly string[]) =>
  JSON.stringify(a.toSorted()) === JSON.stringify(b.toSorted());

const chosenText = ({ user_answer, options }: QuizAnswer): string | null =>
  user_answer === null ? null : (options[optionIndex(user_answer) ?? -1] ?? user_answer);

/** The index of the chosen option in the question as it was given out; -1 if the answer is none of the options. */
const chosenIndex = (answer: QuizAnswer, { options }: QuizQuestion): number | null => {
  const text = chosenText(answer);
  return text === null ? null : options.indexOf(text);
};

/**
 * Scores submitted answers against the questions that were given out, in the order of the quiz: another order of the answers
 * gains nothing. Throws `quiz_answers_mismatch` unless every question is answered once.
 */
export const markQuiz = (
  given: readonly { readonly asked: Asked; readonly question: QuizQuestion }[],
  sent: readonly QuizAnswer[],
): MarkedQuiz => {
  const byQuestion = new Map(sent.map((answer) => [answer.question, answer]));
  if (sent.length !== given.length || byQuestion.size !== given.length)
    throw new ApiError('quiz_answers_mismatch', ['body.answers']);
  let tally = emptyTally;
  const answers = given.map(({ asked, question }) => {
    const answer = byQuestion.get(question.question);
    if (answer === undefined || !sameOptions(answer.options, question.options))
      throw new ApiError('quiz_answers_mismatch', ['body.answers']);
    const chosen = chosenIndex(answer, question);
    if (chosen === -1) throw new ApiError('quiz_answers_mismatch', ['body.answers']);
    const right = chosen === optionIndex(question.correct_option);
    tally = tallyAnswer(tally, right);
    return { ...asked, chosen, right };
  });
  return { tally, answers };
};

import type { Received } from '../../contract/endpoint';
import { type QuizAnswer, type QuizQuestion, quiz } from '../../contract/quiz/endpoints';
import { advanceClock, eventually } from './cloud';
import type { Person } from './people';

/** A quiz as it was given out. */
export type Given = Received<typeof quiz.start>;

type Child = Pick<Person, 'call'>;

/** Requests the quiz up to a chapter; without one, the quiz on the whole book. */
export const askForQuiz = (child: Child, id: string, end?: number) =>
  child.call(quiz.start, { query: { id, ...(end !== undefined && { end_chapter: String(end) }) } });

/** Requests it like the browser: repeatedly while the questions are being made. */
export const startQuiz = (child: Child, id: string, end?: number) =>
  eventually(async () => {
    const answer = await askForQuiz(child, id, end);
    return answer.body.code === 'quiz_being_made' ? undefined : answer;
  });

export const rightAnswers = (questions: readonly QuizQuestion[]): QuizAnswer[] =>
  questions.map(({ question, options, correct_option }) => ({
    question,
    options,
    correct_option,
    user_answer: correct_option,
  }));

/** The browser's submission: all answers right, unless others are given. */
export const submissionOf = (given: Given, answers: QuizAnswer[] = rightAnswers(given.quiz)) => ({
  book_id: given.book.id,
  start_chapter: given.start_chapter,
  end_chapter: given.end_chapter,
  score: 10,
  points: 275,
  answers,
});

/** Submits a quiz immediately. */
export const handIn = (child: Child, given: Given, answers?: QuizAnswer[]) =>
  child.call(quiz.submit, { body: submissionOf(given, answers) });

/** Moves the clock by the minimum time for ten questions: call `resetClock` after the tests. */
export const think = () => advanceClock('PT30S');

/** A quiz from start to submission, all answers right. */
export const takeQuiz = async (child: Child, id: string, end?: number) => {
  const { body } = await startQuiz(child, id, end);
  await think();
  return handIn(child, body);
};

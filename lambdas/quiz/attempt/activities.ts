import type { QuizQuestion } from '../../../contract/quiz/endpoints';
import { newYorkDay } from '../../../contract/rules/day';
import { optionIndex } from '../../../contract/rules/quiz';
import type { Activity } from '../../activity/count-activity';
import { type ListOptions, readPage } from '../../activity/page';
import { countWords } from '../../safety/text/words';
import { type Answered, questionsAsked, readAnswered } from './asked';
import { type QuizResultItem, resultsBefore, resultsOf } from './store';

/** The words that a child reads in a quiz: questions and options. */
export const wordsRead = (questions: readonly QuizQuestion[]): number =>
  countWords(questions.flatMap(({ question, options }) => [question, ...options]).join(' '));

/** The activity that a submitted quiz counts as, on the day of its submission. */
export const activityOf = ({ created_at, words, score, total, seconds }: QuizResultItem): Activity => ({
  kind: 'quiz',
  day: newYorkDay(new Date(created_at)),
  counted: { done: 1, read: words, right: score, asked: total, seconds },
});

/** Every submitted quiz of a child, consistent. */
export const quizActivities = async (userId: string): Promise<Activity[]> =>
  (await resultsOf(userId)).map(activityOf);

const presentAnswer = ({ asked: { chosen }, question }: { asked: Answered; question: QuizQuestion }) => ({
  question: question.question,
  options: question.options,
  right_answer: question.options[optionIndex(question.correct_option) ?? 0] ?? '',
  user_answer: chosen === null ? null : (question.options[chosen] ?? null),
});

/** Reads each bank once for all quizzes on its book. */
const answersOf = async (results: readonly QuizResultItem[]) => {
  const answers = new Map<QuizResultItem, ReturnType<typeof presentAnswer>[]>();
  const read = async ([book, quizzes]: readonly [string, QuizResultItem[]]) => {
    const asked = quizzes.flatMap((quiz) =>
      readAnswered(quiz.answers).map((answer) => ({ ...answer, quiz })),
    );
    for (const found of await questionsAsked(book, asked, ({ quiz }) => quiz.created_at))
      answers.set(found.asked.quiz, [...(answers.get(found.asked.quiz) ?? []), presentAnswer(found)]);
  };
  await Promise.all([...Map.groupBy(results, ({ book_id }) => book_id)].map(read));
  return answers;
};

/** A page of a child's quizzes with the child's answers, for supervisors. */
export const quizzesPage = async (userId: string, options: ListOptions) => {
  const { items, next } = await readPage(
    {
      read: (before, limit) => resultsBefore(userId, before, limit),
      idOf: ({ id }) => id,
      dayOf: (result) => activityOf(result).day,
    },
    options,
  );
  const answers = await answersOf(items);
  const present = (quiz: QuizResultItem) => ({
    ...quiz,
    book_title: quiz.title,
    answers: answers.get(quiz) ?? [],
  });
  return { items: items.map(present), next };
};

import { randomInt } from 'node:crypto';
import type { QuizQuestion } from '../../contract/quiz';
import { optionIndex, optionName } from '../../contract/rules/quiz';

/** An unbiased shuffle (Fisher and Yates). */
const shuffled = <T>(items: readonly T[]): T[] => {
  const mixed = [...items];
  for (let i = mixed.length - 1; i > 0; i--) {
    const j = randomInt(i + 1);
    [mixed[i], mixed[j]] = [mixed[j] as T, mixed[i] as T];
  }
  return mixed;
};

/** Shuffles the first four options; a fifth stays last. The index of the correct option is adjusted. */
const shuffleOptions = (question: QuizQuestion): QuizQuestion => {
  const { options } = question;
  const right = options[optionIndex(question.correct_option) ?? -1] ?? '';
  const mixed = [...shuffled(options.slice(0, 4)), ...options.slice(4)];
  return { ...question, options: mixed, correct_option: optionName(mixed.indexOf(right)) };
};

/** The questions in one child's order. For a book without chapters the questions are shuffled as well as the options. */
export const shuffleQuiz = (questions: readonly QuizQuestion[], hasChapters: boolean): QuizQuestion[] =>
  (hasChapters ? questions : shuffled(questions)).map(shuffleOptions);

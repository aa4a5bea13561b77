import { randomInt } from 'node:crypto';
import type { QuizQuestion } from '../../contract/quiz';
import { optionIndex, optionName } from '../../contract/rules/quiz';

/** A fair shuffle (Fisher and Yates). */
const shuffled = <T>(items: readonly T[]): T[] => {
  const mixed = [...items];
  for (let i = mixed.length - 1; i > 0; i--) {
    const j = randomInt(i + 1);
    [mixed[i], mixed[j]] = [mixed[j] as T, mixed[i] as T];
  }
  return mixed;
};

/** Mixes the first four options; a fifth stays last. The key follows its option. */
const shuffleOptions = (question: QuizQuestion): QuizQuestion => {
  const { options } = question;
  const right = options[optionIndex(question.correct_option) ?? -1] ?? '';
  const mixed = [...shuffled(options.slice(0, 4)), ...options.slice(4)];
  return { ...question, options: mixed, correct_option: optionName(mixed.indexOf(right)) };
};

/** The questions as one child sees them: those of a book without chapters are mixed as well. */
export const shuffleQuiz = (questions: readonly QuizQuestion[], hasChapters: boolean): QuizQuestion[] =>
  (hasChapters ? questions : shuffled(questions)).map(shuffleOptions);

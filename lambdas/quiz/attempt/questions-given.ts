import { questionsAsked, readAsked } from './asked';
import type { attemptsOf } from './store';

type Attempt = Awaited<ReturnType<typeof attemptsOf>>[number];

/**
 * The questions of a quiz that was given out, in their order. Undefined if the book was removed meanwhile, even if it was
 * added again: the quiz can no longer be submitted, and a new one replaces it.
 */
export const questionsGiven = async ({
  book_id,
  questions,
  created_at,
}: Pick<Attempt, 'book_id' | 'questions' | 'created_at'>) => {
  const asked = readAsked(questions);
  const found = await questionsAsked(book_id, asked, () => created_at);
  return found.length === asked.length ? found : undefined;
};

import type { quiz } from '../../../contract/quiz/endpoints';
import type { Admitted } from '../../accounts/admitted';
import { ApiError } from '../../platform/api-error';
import { historyPage } from '../../platform/history-page';
import { questionsAsked, readAnswered } from './asked';
import { type QuizResultItem, results, resultsBefore } from './store';

const presentItem = (result: QuizResultItem) => ({
  ...result,
  books: {
    id: result.book_id,
    title: result.title,
    author: result.author,
    cover_url: result.cover_url,
  },
});

export const history = async ({ actor, query: { cursor } }: Admitted<typeof quiz.history>) => {
  const { page, next } = await historyPage(
    (before, limit) => resultsBefore(actor.id, before, limit),
    cursor,
    { size: 20, id: ({ id }) => id },
  );
  return { history: page.map(presentItem), next };
};

/** One quiz with its questions as they were asked; without the questions if the book has been removed since. */
export const review = async ({ actor, params: { id } }: Admitted<typeof quiz.review>) => {
  const result = await results.get({ user_id: actor.id, id });
  if (result === undefined) throw new ApiError('quiz_not_found');
  const { book_id, created_at } = result;
  const asked = await questionsAsked(book_id, readAnswered(result.answers), () => created_at);
  const answers = asked.map(({ asked: { chosen }, question }) => ({
    ...question,
    user_answer: chosen === null ? null : (question.options[chosen] ?? null),
  }));
  return { ...presentItem(result), answers };
};

/** Whether a child has submitted a quiz with this id. */
export const hasQuiz = async (userId: string, id: string): Promise<boolean> =>
  (await results.get({ user_id: userId, id }, { consistent: true })) !== undefined;

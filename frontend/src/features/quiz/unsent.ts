import type { Call } from '../../../../contract/endpoint';
import { quiz } from '../../../../contract/quiz/endpoints';
import { call, isOver } from '../../lib/api';
import { storeFor } from '../../lib/store-for';
import { ownKey } from '../../lib/stored-session';

const unsentKey = (user: string) => ownKey('unsent-quizzes', user);

/** A submitted quiz without an answer of the server. */
export interface UnsentQuiz {
  readonly title: string;
  readonly body: Call<typeof quiz.submit>['body'];
}

type Range = Pick<UnsentQuiz['body'], 'book_id' | 'start_chapter' | 'end_chapter'>;

/** A child has at most one unsent quiz on the same chapters. */
export const rangeKey = ({ book_id, start_chapter, end_chapter }: Range) =>
  `${book_id} ${start_chapter}-${end_chapter}`;

const isUnsent = (kept: Partial<UnsentQuiz> | null) =>
  typeof kept?.title === 'string' && typeof kept.body?.book_id === 'string';

/** The unsent quizzes of one user. Any other stored value is ignored. */
export const unsentOf = (user: string): readonly UnsentQuiz[] => {
  try {
    const kept = JSON.parse(localStorage.getItem(unsentKey(user)) ?? '[]');
    return Array.isArray(kept) ? kept.filter(isUnsent) : [];
  } catch {
    return [];
  }
};

const others = (user: string, range: Range) =>
  unsentOf(user).filter(({ body }) => rangeKey(body) !== rangeKey(range));

const store = (user: string, unsent: readonly UnsentQuiz[]) => {
  if (unsent.length === 0) localStorage.removeItem(unsentKey(user));
  else storeFor(user, unsentKey(user), unsent);
};

/** Stores a quiz until it has arrived, also when the page is closed: the answers are the child's work. */
export const keepUnsent = (user: string, unsent: UnsentQuiz) =>
  store(user, [...others(user, unsent.body), unsent]);

export const forgetUnsent = (user: string, range: Range) => store(user, others(user, range));

/** Sends every unsent quiz once, and forgets those that the server has accepted or finally refused. */
export const sendUnsentQuizzes = async (user: string): Promise<void> => {
  for (const { body } of unsentOf(user)) {
    await call(quiz.submit, { body }).catch((error) => {
      if (!isOver(error)) throw error;
    });
    forgetUnsent(user, body);
  }
};

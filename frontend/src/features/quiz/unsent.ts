import type { Call } from '../../../../contract/endpoint';
import type { quiz } from '../../../../contract/quiz';
import { unsentKey } from '../../subjects/quiz/unsent-quizzes';

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

/** Storage may be full or switched off: a quiz is sent without it, for as long as the page is open. */
const store = (user: string, unsent: readonly UnsentQuiz[]) => {
  try {
    if (unsent.length === 0) localStorage.removeItem(unsentKey(user));
    else localStorage.setItem(unsentKey(user), JSON.stringify(unsent));
  } catch {}
};

/**
 * Stores a quiz until it has arrived, also when the page is closed or the child signs out: the answers are the child's work.
 */
export const keepUnsent = (user: string, unsent: UnsentQuiz) =>
  store(user, [...others(user, unsent.body), unsent]);

export const forgetUnsent = (user: string, range: Range) => store(user, others(user, range));

import type { Call } from '../../../../contract/endpoint';
import type { quiz } from '../../../../contract/quiz';
import { unsentKey } from '../../lib/unsent-quizzes';

/** A quiz that was handed in and has not been answered by the server yet. */
export interface UnsentQuiz {
  readonly title: string;
  readonly body: Call<typeof quiz.submit>['body'];
}

type Range = Pick<UnsentQuiz['body'], 'book_id' | 'start_chapter' | 'end_chapter'>;

/** Nobody has two unsent quizzes on the same chapters. */
export const rangeKey = ({ book_id, start_chapter, end_chapter }: Range) =>
  `${book_id} ${start_chapter}-${end_chapter}`;

const isUnsent = (kept: Partial<UnsentQuiz> | null) =>
  typeof kept?.title === 'string' && typeof kept.body?.book_id === 'string';

/** Those of one person. Whatever else lies at their place is none. */
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
  else localStorage.setItem(unsentKey(user), JSON.stringify(unsent));
};

/** Keeps it until it has arrived, also when the page is closed or the child signs out: the answers are the child's work. */
export const keepUnsent = (user: string, unsent: UnsentQuiz) =>
  store(user, [...others(user, unsent.body), unsent]);

export const forgetUnsent = (user: string, range: Range) => store(user, others(user, range));

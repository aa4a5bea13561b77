import type { PastBook } from '../../contract/users';
import { takeIntoLibrary } from '../books/library';
import { puttingOnList } from '../books/reading-lists';
import { ApiError } from '../platform/api-error';
import { optimistically } from '../platform/table/optimistic';
import { transact } from '../platform/table/transact';
import { settingPastBooks } from '../users/change-user';
import { findAbout } from '../users/find';
import type { Person } from '../users/identify';
import { presentMe } from '../users/present';

interface Given {
  readonly id: string;
  readonly rating: number;
}

/** The number that helps recommendations: the books are stored in the user's record. */
const most = 20;

const checkNew = (before: readonly PastBook[], given: readonly Given[]) => {
  const ids = [...before, ...given].map(({ id }) => id);
  if (new Set(ids).size < ids.length) throw new ApiError('past_book_duplicate');
  if (ids.length > most) throw new ApiError('invalid_input', ['body.past_books']);
};

/**
 * Stores books that were read before Inkwren, with stars, and adds them to the list of read books in the same transaction.
 */
export const addPastBooks = async ({ actor, body }: { actor: Person; body: { past_books: Given[] } }) => {
  checkNew((await findAbout(actor.id)).past_books, body.past_books);
  const added: PastBook[] = [];
  // The stored facts of a book come from the library.
  for (const { id, rating } of body.past_books) {
    const { title, author, one_liner } = await takeIntoLibrary(id);
    added.push({ id, title, author, rating, description: one_liner ?? '' });
  }
  const onList = Object.fromEntries(
    added.map(({ id, rating }) => [id, puttingOnList(actor.id, id, { stage: 'read', rating })]),
  );
  return optimistically(async () => {
    const about = await findAbout(actor.id);
    checkNew(about.past_books, body.past_books);
    const past_books = [...about.past_books, ...added];
    const kept = settingPastBooks(actor.id, { before: about.past_books, after: past_books });
    const refused = await transact<string>({ kept, ...onList });
    return refused.length === 0 ? presentMe(actor, { ...about, past_books }) : undefined;
  });
};

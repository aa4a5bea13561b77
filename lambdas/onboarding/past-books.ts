import type { PastBook } from '../../contract/user';
import { addToList } from '../books/reading-lists';
import { ApiError } from '../platform/api-error';
import { setPastBooks } from '../users/change-user';
import { findAbout } from '../users/find';
import type { Person } from '../users/identify';
import { presentMe } from '../users/present';

interface Given {
  readonly id: string;
  readonly rating: number;
}

/** As many as are useful for recommendations: they lie in the person's record. */
const most = 20;

const checkNew = (before: readonly PastBook[], given: readonly Given[]) => {
  const ids = [...before, ...given].map(({ id }) => id);
  if (new Set(ids).size < ids.length) throw new ApiError('past_book_duplicate');
  if (ids.length > most) throw new ApiError('invalid_input', ['body.past_books']);
};

/** On the list of read books first, which is safe to repeat: what is stored of the book comes from the library. */
const shelve = async (actor: Person, { id, rating }: Given): Promise<PastBook> => {
  const { title, author, one_liner } = await addToList({
    actor,
    body: { book_id: id, stage: 'read', rating },
  });
  return { id, title, author, rating, description: one_liner ?? '' };
};

/** Books that were read before Inkwren, with stars. */
export const addPastBooks = async ({ actor, body }: { actor: Person; body: { past_books: Given[] } }) => {
  checkNew((await findAbout(actor.id)).past_books, body.past_books);
  const added: PastBook[] = [];
  for (const book of body.past_books) added.push(await shelve(actor, book));
  for (;;) {
    const about = await findAbout(actor.id);
    checkNew(about.past_books, body.past_books);
    const past_books = [...about.past_books, ...added];
    if (await setPastBooks(actor.id, { before: about.past_books, after: past_books }))
      return presentMe(actor, { ...about, past_books });
  }
};

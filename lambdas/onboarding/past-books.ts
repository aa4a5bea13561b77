import type { onboarding } from '../../contract/onboarding/endpoints';
import type { PastBook } from '../../contract/users/endpoints';
import { findAbout, settingPastBooks } from '../accounts/about';
import type { Admitted } from '../accounts/admitted';
import { puttingOnList } from '../books/put-on-list';
import { takeIntoLibrary } from '../books/take-in';
import { ApiError } from '../platform/api-error';
import { optimistically } from '../platform/table/optimistic';
import { transact } from '../platform/table/transact';
import { presentMe } from '../users/present';

type Given = Admitted<typeof onboarding.addPastBooks>['body']['past_books'][number];

/** More books do not improve the recommendations, and all of them are stored in the user's record. */
const most = 20;

const checkNew = (before: readonly PastBook[], given: readonly Given[]) => {
  const ids = [...before, ...given].map(({ id }) => id);
  if (new Set(ids).size < ids.length) throw new ApiError('past_book_duplicate');
  if (ids.length > most) throw new ApiError('invalid_input', ['body.past_books']);
};

/** Stores books that the user read before joining, with stars, and puts them on the list of read books in one transaction. */
export const addPastBooks = async ({ actor, body }: Admitted<typeof onboarding.addPastBooks>) => {
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

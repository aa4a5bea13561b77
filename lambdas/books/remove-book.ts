import { emptyPartition } from '../platform/table/empty-partition';
import { transact } from '../platform/table/transact';
import { removingWords } from './search/index-book';
import { bookPartition, library } from './store';
import { bookVectors } from './vector-store';

/**
 * Removes a book with its search words, texts and vector. From the first write on, the book is neither found nor served, and
 * lists omit it. Idempotent.
 */
export const removeBook = async (id: string): Promise<void> => {
  const book = await library.get({ id }, { consistent: true });
  if (book !== undefined)
    await transact({
      book: library.removing({ id }),
      ...removingWords(book),
    });
  await bookVectors.remove({ book_id: id });
  await emptyPartition(bookPartition(id));
};

import type { Book } from '../../contract/books/endpoints';
import { presentBook } from './present';
import { library } from './store';

/** Books of the library in the order of the ids. Absent books are omitted. */
export const booksById = async (ids: readonly string[]): Promise<Book[]> => {
  const found = new Map((await library.getMany(ids.map((id) => ({ id })))).map((book) => [book.id, book]));
  return ids.flatMap((id) => {
    const book = found.get(id);
    return book === undefined ? [] : [presentBook(book)];
  });
};

import { ApiError } from '../platform/api-error';
import { type BookItem, chapterTexts, library, textsOf } from './store';

/** A book of the library; undefined if it was removed. */
export const findBook = (id: string, options?: { consistent: boolean }): Promise<BookItem | undefined> =>
  library.get({ id }, options);

/** A book of the library. Throws `book_not_found`. */
export const getBook = async (id: string, options?: { consistent: boolean }): Promise<BookItem> => {
  const book = await findBook(id, options);
  if (book === undefined) throw new ApiError('book_not_found');
  return book;
};

/** Whether the library has the book now, by a strongly consistent read. */
export const hasBook = async (id: string): Promise<boolean> =>
  (await library.get({ id }, { consistent: true })) !== undefined;

/** The stored text of a book by chapter, in order. Empty if the library does not have the text. */
export const storedChapters = async (
  book: BookItem,
): Promise<{ readonly number: number; readonly title: string; readonly text: string }[]> =>
  book.has_text ? textsOf(book.id) : [];

/** The text of one chapter; a text in one piece is chapter 1. Undefined if the library does not have it. */
export const storedChapter = (book_id: string, number: number) => chapterTexts.get({ book_id, number });

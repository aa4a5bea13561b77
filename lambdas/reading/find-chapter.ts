import { getBook, storedChapter } from '../books/library';
import { ApiError } from '../platform/api-error';

/** A book whose text is in the library. Throws `book_not_found` or `text_unavailable`. */
export const getReadable = async (id: string) => {
  const book = await getBook(id);
  if (!book.has_text) throw new ApiError('text_unavailable');
  return book;
};

/** A chapter with its book; a text in one piece is chapter 1. Throws like `getReadable`, or `chapter_not_found`. */
export const findChapter = async (id: string, number: number) => {
  const [book, text] = await Promise.all([getReadable(id), storedChapter(id, number)]);
  if (text === undefined) throw new ApiError('chapter_not_found');
  return { book, text };
};

type Book = Awaited<ReturnType<typeof getBook>>;

/** The chapter after this one; null after the last. A long text without chapters is stored in parts, which the book does not list. */
export const nextAfter = async ({ id, chapters }: Book, number: number): Promise<number | null> => {
  const next = number + 1;
  if (chapters.length > 0) return next <= chapters.length ? next : null;
  return (await storedChapter(id, next)) === undefined ? null : next;
};

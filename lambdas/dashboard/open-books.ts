import type { OpenBook } from '../../contract/dashboard/endpoints';
import type { Person } from '../accounts/identify';
import type { OnShelf } from '../books/reading-lists';
import { askedChapters } from '../quiz/attempt/asked-chapters';
import { placeIn, placeToReadOn } from '../reading/place-in';

/** A book with the reader's place in it, and the time at which the reader last read it or changed its list. */
const open = async ({ id, role }: Person, { changed_at, ...book }: OnShelf) => {
  const [reader, asked] = await Promise.all([
    placeIn(id, book.id),
    role === 'student' ? askedChapters(id, book.id) : 0,
  ]);
  const place = reader === undefined ? null : placeToReadOn(reader, { ...book, asked });
  const opened: OpenBook = { ...book, place, asked };
  return { opened, at: reader !== undefined && reader.read_at > changed_at ? reader.read_at : changed_at };
};

/** The books that the reader is reading, the most recently touched first. */
export const openBooks = async (actor: Person, shelf: readonly OnShelf[]): Promise<OpenBook[]> => {
  const books = await Promise.all(shelf.map((book) => open(actor, book)));
  return books.toSorted((a, b) => b.at.localeCompare(a.at)).map(({ opened }) => opened);
};

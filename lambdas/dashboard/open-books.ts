import type { OpenBook } from '../../contract/dashboard';
import type { OnShelf } from '../books/reading-lists';
import { askedChapters } from '../quiz/asked-chapters';
import { placeIn, placeToReadOn } from '../reading/place-in';
import type { Person } from '../users/identify';

/** A book of a shelf with the reader's place in it, and the time at which the reader last touched it. */
const open = async ({ id, role }: Person, { changed_at, ...book }: OnShelf) => {
  const [reader, asked] = await Promise.all([
    placeIn(id, book.id),
    role === 'student' ? askedChapters(id, book.id) : 0,
  ]);
  const place = reader === undefined ? null : placeToReadOn(reader, { ...book, asked });
  const opened: OpenBook = { ...book, place, asked };
  return { opened, at: reader !== undefined && reader.read_at > changed_at ? reader.read_at : changed_at };
};

/** The books that are being read, the last one touched first. */
export const openBooks = async (actor: Person, shelf: readonly OnShelf[]): Promise<OpenBook[]> => {
  const books = await Promise.all(shelf.map((book) => open(actor, book)));
  return books.toSorted((a, b) => b.at.localeCompare(a.at)).map(({ opened }) => opened);
};

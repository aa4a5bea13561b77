import type { Input } from '../../contract/endpoint';
import type { reading } from '../../contract/reading';
import { type getBook, storedChapter } from '../books/library';
import type { Person } from '../users/identify';
import { findChapter } from './find-chapter';
import { presentPlace } from './keep-place';
import { places } from './store';

/** Blank lines separate paragraphs. */
export const paragraphsOf = (text: string): string[] =>
  text
    .split(/\n\s*\n/)
    .map((paragraph) => paragraph.trim())
    .filter(Boolean);

type Book = Awaited<ReturnType<typeof getBook>>;

/** A long text that nobody divided into chapters lies in parts, which the book does not list. */
const nextAfter = async ({ id, chapters }: Book, number: number): Promise<number | null> => {
  const next = number + 1;
  if (chapters.length > 0) return next <= chapters.length ? next : null;
  return (await storedChapter(id, next)) === undefined ? null : next;
};

type Call = Pick<Input<typeof reading.chapter>, 'query'> & { readonly actor: Person };

/** A chapter with the place at which the reader stopped. */
export const readChapter = async ({ actor, query: { id, chapter } }: Call) => {
  const [{ book, text }, place] = await Promise.all([
    findChapter(id, Number(chapter)),
    places.get({ user_id: actor.id, book_id: id }, { consistent: true }),
  ]);
  const { title, author, thumbnail, chapters } = book;
  return {
    book: { id, title, author, thumbnail },
    chapters,
    chapter: text.number,
    title: text.title,
    next: await nextAfter(book, text.number),
    paragraphs: paragraphsOf(text.text),
    place: place === undefined ? null : presentPlace(place),
  };
};

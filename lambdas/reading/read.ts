import type { reading } from '../../contract/reading/endpoints';
import type { Admitted } from '../accounts/admitted';
import { type getBook, storedChapter } from '../books/library';
import { pictureOf } from '../books/pictures';
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

/** A long text without chapters is stored in parts, which the book does not list. */
const nextAfter = async ({ id, chapters }: Book, number: number): Promise<number | null> => {
  const next = number + 1;
  if (chapters.length > 0) return next <= chapters.length ? next : null;
  return (await storedChapter(id, next)) === undefined ? null : next;
};

/** A chapter with the place at which the reader stopped. */
export const readChapter = async ({ actor, query: { id, chapter } }: Admitted<typeof reading.chapter>) => {
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
    ...pictureOf(text),
    next: await nextAfter(book, text.number),
    paragraphs: paragraphsOf(text.text),
    place: place === undefined ? null : presentPlace(place),
  };
};

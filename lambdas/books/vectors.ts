import type { Book } from '../../contract/books';
import { embed } from '../platform/ai/embed';
import { now } from '../platform/clock';
import { unlisted } from '../platform/table/entity';
import { presentBook } from './present';
import { type BookItem, booksToPlace, bookVectors, library, vectorShards, vectorsOf } from './store';
import { wordsOf } from './words';

/** As many as one call to the model takes comfortably. */
const perCall = 50;

const scale = 127;

let kept: { books: PlacedBook[]; until: number } | undefined;

const pack = (vector: readonly number[]): Uint8Array =>
  new Uint8Array(Int8Array.from(vector, (part) => Math.round(part * scale)).buffer);

const unpack = (packed: Uint8Array): Int8Array =>
  new Int8Array(packed.buffer, packed.byteOffset, packed.byteLength);

const about = ({ title, author, one_liner, description, main_characters }: BookItem): string =>
  [
    title,
    `by ${author}`,
    one_liner,
    description?.slice(0, 600),
    main_characters.map(({ name }) => name).join(', '),
  ]
    .filter(Boolean)
    .join('. ');

const workOf = ({ title, author }: BookItem) => wordsOf(`${title} ${author}`).join(' ');

/** False when there was nothing to place. */
const placeSome = async (): Promise<boolean> => {
  const { items } = await library.page(booksToPlace, { limit: perCall });
  if (items.length === 0) return false;
  const vectors = await embed(items.map(about));
  await Promise.all(
    items.map(async (book, i) => {
      await bookVectors.put({ book_id: book.id, work: workOf(book), vector: pack(vectors[i] ?? []) });
      await library.update({ id: book.id }, { remove: unlisted });
    }),
  );
  kept = undefined;
  return true;
};

/** A library that was filled at one stroke is placed over a few calls. */
const rounds = 8;

/** Finds out what books are about that came to the library since; none, most of the time. Throws when the model is down. */
export const placeNewBooks = async (): Promise<void> => {
  for (let round = 0; round < rounds && (await placeSome()); round++);
};

export interface PlacedBook {
  readonly id: string;
  readonly work: string;
  readonly vector: Int8Array;
}

const keepMilliseconds = 60_000;

/**
 * Every book that has been placed. A function instance keeps them for a minute: 300 bytes each, so some ten thousand
 * are no burden, and beyond that the library wants a vector index.
 */
export const placedBooks = async (): Promise<PlacedBook[]> => {
  const at = now().getTime();
  if (kept !== undefined && kept.until > at) return kept.books;
  const shards = await Promise.all(Array.from({ length: vectorShards }, (_, shard) => vectorsOf(shard)));
  const books = shards
    .flat()
    .map(({ book_id, work, vector }) => ({ id: book_id, work, vector: unpack(vector) }));
  kept = { books, until: at + keepMilliseconds };
  return books;
};

/** Books of the library by id, in the order asked for; who is gone is left out. */
export const booksById = async (ids: readonly string[]): Promise<Book[]> => {
  const found = new Map((await library.getMany(ids.map((id) => ({ id })))).map((book) => [book.id, book]));
  return ids.flatMap((id) => {
    const book = found.get(id);
    return book === undefined ? [] : [presentBook(book)];
  });
};

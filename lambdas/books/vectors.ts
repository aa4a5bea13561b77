import type { Book } from '../../contract/books/endpoints';
import { longest, plain } from '../model/as-data';
import { embed } from '../model/embed';
import { now } from '../platform/clock';
import { present } from '../platform/table/condition';
import { unlisted } from '../platform/table/entity';
import { transact } from '../platform/table/transact';
import { type Ages, agesOf } from './ages';
import { presentBook } from './present';
import { type BookItem, library } from './store';
import { booksToPlace, bookVectors, vectorShards, vectorsOf } from './vector-store';
import { wordsOf } from './words';

/** The number of texts per call to the model. */
const perCall = 50;

const scale = 127;

let kept: { books: PlacedBook[]; until: number } | undefined;

const pack = (vector: readonly number[]): Uint8Array =>
  new Uint8Array(Int8Array.from(vector, (part) => Math.round(part * scale)).buffer);

const unpack = (packed: Uint8Array): Int8Array =>
  new Int8Array(packed.buffer, packed.byteOffset, packed.byteLength);

/**
 * The text that is embedded as the vector of a book. It has the same form for all books with subjects: a long description would
 * bring its book near to every interest.
 */
export const aboutBook = ({
  title,
  author,
  subjects,
  one_liner,
  description,
  main_characters,
}: Pick<
  BookItem,
  'title' | 'author' | 'subjects' | 'one_liner' | 'description' | 'main_characters'
>): string =>
  [
    plain(title, longest.title),
    `by ${plain(author, longest.author)}`,
    subjects.join(', '),
    one_liner,
    ...(subjects.length > 0
      ? []
      : [description?.slice(0, 600), main_characters.map(({ name }) => name).join(', ')]),
  ]
    .filter(Boolean)
    .join('. ');

/** Title and author, normalized: equal for two editions of one work. */
export const workOf = ({ title, author }: Pick<BookItem, 'title' | 'author'>) =>
  wordsOf(`${title} ${author}`).join(' ');

/** Embeds one batch of books. False if no book needed a vector. */
const placeSome = async (): Promise<boolean> => {
  const { items } = await library.page(booksToPlace, { limit: perCall });
  if (items.length === 0) return false;
  const vectors = await embed(items.map(aboutBook));
  await Promise.all(
    items.map(async (book, i) => {
      // One transaction, so that a book that was removed meanwhile does not get a vector.
      await transact({
        book: library.updating({ id: book.id }, { remove: unlisted }, present('pk')),
        vector: bookVectors.putting({
          book_id: book.id,
          work: workOf(book),
          vector: pack(vectors[i] as number[]),
          has_text: book.has_text,
          ages: book.ages,
          reading_grade: book.reading_grade,
        }),
      });
    }),
  );
  kept = undefined;
  return true;
};

/** Limits one call to this many batches: the vectors of a newly filled library take several calls. */
const rounds = 8;

/**
 * Embeds the books that were added to the library since the last call; usually there are none. Throws when the model is down.
 */
export const placeNewBooks = async (): Promise<void> => {
  for (let round = 0; round < rounds && (await placeSome()); round++);
};

export interface PlacedBook {
  readonly id: string;
  readonly work: string;
  readonly vector: Int8Array;
  readonly has_text: boolean;
  /** The ages for which the book is written and its text is readable; undefined if nothing is known. */
  readonly ages?: Ages | undefined;
}

const keepMilliseconds = 60_000;

/**
 * All books that have a vector. A function instance caches them for a minute, at 300 bytes each, which is enough for some ten
 * thousand books. A larger library needs a vector index.
 */
export const placedBooks = async (): Promise<PlacedBook[]> => {
  const at = now().getTime();
  if (kept !== undefined && kept.until > at) return kept.books;
  const shards = await Promise.all(Array.from({ length: vectorShards }, (_, shard) => vectorsOf(shard)));
  const books = shards.flat().map(({ book_id, vector, work, has_text, ages, reading_grade }) => ({
    ...{ id: book_id, work, has_text },
    vector: unpack(vector),
    ages: agesOf(ages, reading_grade),
  }));
  kept = { books, until: at + keepMilliseconds };
  return books;
};

/** Books of the library in the order of the ids. Absent books are omitted. */
export const booksById = async (ids: readonly string[]): Promise<Book[]> => {
  const found = new Map((await library.getMany(ids.map((id) => ({ id })))).map((book) => [book.id, book]));
  return ids.flatMap((id) => {
    const book = found.get(id);
    return book === undefined ? [] : [presentBook(book)];
  });
};

import { embed } from '../model/embed';
import { isRecent, type Moment, thisMoment } from '../platform/clock';
import { setting } from '../platform/config';
import { present } from '../platform/table/condition';
import { unlisted } from '../platform/table/entity';
import { transact } from '../platform/table/transact';
import { aboutBook, workOf } from './about-book';
import { type Ages, agesOf } from './ages';
import { type BookItem, library } from './store';
import { booksToPlace, bookVectors, vectorShards, vectorsOf } from './vector-store';

/** The number of texts per call to the model. */
const perCall = 50;

let kept: (Moment & { readonly books: PlacedBook[] }) | undefined;

/** The direction of a vector of any length; its largest part becomes 127. */
const pack = (vector: readonly number[]): Uint8Array => {
  const largest = vector.reduce((most, part) => Math.max(most, Math.abs(part)), 0) || 1;
  return new Uint8Array(Int8Array.from(vector, (part) => Math.round((part / largest) * 127)).buffer);
};

const unpack = (packed: Uint8Array): Int8Array =>
  new Int8Array(packed.buffer, packed.byteOffset, packed.byteLength);

const embeddingModel = () => setting('AI_EMBEDDING_MODEL');

/** Embeds books of the library, at most `perCall`, and stores their vectors. */
const place = async (items: readonly BookItem[]): Promise<void> => {
  const model = embeddingModel();
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
          model,
          title: book.title,
          subjects: book.subjects,
          has_text: book.has_text,
          ages: book.ages,
          reading_grade: book.reading_grade,
        }),
      });
    }),
  );
  kept = undefined;
};

/** Limits one call to this many batches: the vectors of a newly filled library take several calls. */
const rounds = 8;

/**
 * Embeds the books that were added to the library since the last call; usually there are none. Throws when the model is down.
 */
export const placeNewBooks = async (): Promise<void> => {
  let cursor: string | undefined;
  for (let round = 0; round < rounds; round++) {
    const { items, next } = await library.page(booksToPlace, { limit: perCall, cursor });
    if (items.length > 0) await place(items);
    if (next === null) return;
    cursor = next;
  }
};

export interface PlacedBook {
  readonly id: string;
  readonly work: string;
  readonly title: string;
  readonly subjects: readonly string[];
  readonly vector: Int8Array;
  readonly has_text: boolean;
  /** The ages for which the book is written and its text is readable; undefined if nothing is known. */
  readonly ages?: Ages | undefined;
}

const storedVectors = async () => {
  const shards = Array.from({ length: vectorShards }, (_, shard) => vectorsOf(shard));
  return (await Promise.all(shards)).flat();
};
type Stored = Awaited<ReturnType<typeof storedVectors>>[number];

const isPresent = ({ model }: Stored) => model === embeddingModel();

/** Embeds books again whose vectors another model made. */
const placeAgain = async (stale: readonly Stored[]): Promise<void> => {
  const ids = stale.slice(0, rounds * perCall).map(({ book_id }) => ({ id: book_id }));
  for (let from = 0; from < ids.length; from += perCall)
    await place(await library.getMany(ids.slice(from, from + perCall)));
};

const keepMilliseconds = 60_000;

/**
 * All books that have a vector of the present model; those of another model are embedded again first. A function instance caches
 * them for a minute, at 500 bytes each, which is enough for some ten thousand books. A larger library needs a vector index.
 * Throws when the model is down and a vector of another model is stored.
 */
export const placedBooks = async (): Promise<PlacedBook[]> => {
  const since = thisMoment();
  if (isRecent(kept, keepMilliseconds)) return kept.books;
  const found = await storedVectors();
  const stale = found.filter((one) => !isPresent(one));
  if (stale.length > 0) await placeAgain(stale);
  const stored = stale.length > 0 ? await storedVectors() : found;
  const books = stored.filter(isPresent).map(({ book_id, vector, work, title, subjects, ...more }) => ({
    ...{ id: book_id, work, title, subjects, has_text: more.has_text },
    vector: unpack(vector),
    ages: agesOf(more.ages, more.reading_grade),
  }));
  if (books.length === stored.length) kept = { ...since, books };
  return books;
};

import * as z from 'zod/mini';
import { Bytes } from '../../platform/packed';
import { entity } from '../../platform/table/entity';

/** What of a book a word is from; `shelf` for the words that stand for shelves. */
const Origin = z.enum(['title', 'character', 'author', 'series', 'topic', 'shelf']);
export type Origin = z.infer<typeof Origin>;

interface WordKey {
  readonly word: string;
  readonly rank: number;
  readonly grade: number;
  readonly book_id: string;
}

/** Words are spread over partitions by their first two letters, so that a prefix of a word is one query. */
export const wordPartition = (word: string) => `FIND#${[...word].slice(0, 2).join('')}`;

/** The beginning of the sort keys of a word, of one rank of it, and of one grade in that. */
export const rowsOf = (word: string, rank?: number, grade?: number): string =>
  [
    word,
    ...(rank === undefined ? [] : [rank]),
    ...(grade === undefined ? [] : [String(grade).padStart(2, '0')]),
  ].join('#');

/**
 * A word by which a book is found. The rows of a word are read by rank, then from the easiest book. Each has what a search
 * shows, so that no book is read.
 */
export const searchWords = entity({
  name: 'SearchWord',
  schema: z.object({
    word: z.string(),
    rank: z.int(),
    /** The US school grade of the book; 99 if it is unknown. */
    grade: z.int(),
    book_id: z.string(),
    by: Origin,
    /** The phrase that has the word, as it is shown: `street food`. */
    said: z.string(),
    /** A packed `Card`. */
    card: Bytes,
  }),
  key: ({ word, rank, grade, book_id }: WordKey) => ({
    pk: wordPartition(word),
    sk: `${rowsOf(word, rank, grade)}#${book_id}`,
  }),
  retention: 'library',
  onDeletion: 'nobody',
});
export type SearchRow = Awaited<ReturnType<typeof searchWords.list>>[number];

const soundPartition = (sound: string) => `SOUND#${sound}`;

/** A word of the index under a sound that its misspellings have too. */
export const soundWords = entity({
  name: 'SoundWord',
  schema: z.object({
    sound: z.string(),
    word: z.string(),
    /** The word as it is shown. */
    said: z.string(),
  }),
  key: ({ sound, word }: { sound: string; word: string }) => ({
    pk: soundPartition(sound),
    sk: `WORD#${word}`,
  }),
  retention: 'library',
  onDeletion: 'nobody',
});

/** The words of a sound, 0.5 read units. */
export const wordsThatSound = (sound: string) =>
  soundWords.list(soundPartition(sound), 'WORD#', { limit: 80 });

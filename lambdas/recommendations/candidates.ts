import { aboutBook, workOf } from '../books/about-book';
import type { Ages } from '../books/ages';
import { booksUnder, type FiledBook } from '../books/shelves';
import type { PlacedBook } from '../books/vectors';
import { wordsOf } from '../books/words';
import { embed } from '../model/embed';
import { fitOf, realBooks } from './fit';
import type { Taste } from './tastes';

/** A book that may be recommended. */
export interface Candidate {
  readonly id: string;
  readonly work: string;
  readonly vector: ArrayLike<number>;
  readonly ages?: Ages | undefined;
  /** The library has the text: a book of our own, or one that an operator added. */
  readonly has_text?: boolean;
  /** A book of the catalogue, with the words under which librarians filed it. Absent: a book of the library. */
  readonly filed?: FiledBook;
}

/** Words in interests that say nothing about a book. */
const empty = new Set(
  'the and for with you your our his her from that this about time day stories books fiction'.split(' '),
);

/** The words by which the catalogue is searched for a taste: the whole phrase, then its telling words, at most three in all. */
const shelfWords = ({ word }: Pick<Taste, 'word'>): string[] => {
  const words = wordsOf(word);
  const telling = words.filter((one) => one.length > 2 && !empty.has(one));
  return [...new Set([words.join(' '), ...telling])].slice(0, 3);
};

const matching = (word: string) => word.replace(/(ies|es|s)$/, '');

/** Whether librarians filed the book under this taste, or its title names it. */
export const isFiledUnder = ({ title, subjects }: FiledBook, taste: Pick<Taste, 'word'>): boolean => {
  const texts = [title, ...subjects].map((text) => ` ${wordsOf(text).map(matching).join(' ')} `);
  return shelfWords(taste).some((word) =>
    texts.some((text) => text.includes(` ${word.split(' ').map(matching).join(' ')} `)),
  );
};

/** Subjects that most children like: for a child without tastes, and where the child's tastes find too few books. */
const openShelves = ['friendship', 'animals', 'adventure', 'humor', 'magic'];

/** From this age on, the books to grow into are those for young adults. */
const nearlyGrownAge = 10;

const openTo = (age: number | null) =>
  age !== null && age >= nearlyGrownAge ? [...openShelves, 'young adult'] : openShelves;

/** Enough for a choice of five, in one call to the model. */
const perWord = 12;
const searchedWords = 8;
const ofTastes = 45;
const embedded = 60;

const candidate = (filed: FiledBook, vector: readonly number[]): Candidate => ({
  id: filed.id,
  work: workOf(filed),
  vector,
  ages: filed.ages,
  filed,
});

const searched = (tastes: readonly Taste[]): string[] => {
  const liked = tastes.filter(({ weight }) => weight > 0).map(shelfWords);
  // The first word of each taste, then the second of each, so that every taste is searched.
  const turns = [0, 1, 2].flatMap((turn) => liked.flatMap((words) => words[turn] ?? []));
  return [...new Set(turns)].slice(0, searchedWords);
};

/** The reader for whom books are searched. */
export interface Reader {
  readonly age: number | null;
  /** Whether a book is on none of the lists. */
  readonly isNew: (id: string) => boolean;
  /** Books that were shown recently. */
  readonly seen: readonly string[];
}

/**
 * Real books for the reader's age under the words of the tastes. Books of the open shelves follow if these give a shelf too few
 * books that were not shown yet. At most eight words of tastes and six open shelves are searched.
 */
const findFiled = async (
  words: readonly string[],
  held: readonly Pick<Candidate, 'id' | 'ages'>[],
  { age, isNew, seen }: Reader,
): Promise<FiledBook[]> => {
  const isWanted = ({ id, ages }: FiledBook) => isNew(id) && fitOf(ages, age) !== 'never';
  const isStretch = ({ ages }: Pick<Candidate, 'ages'>) => fitOf(ages, age) === 'stretch';
  const liked = (await booksUnder(words, perWord, isWanted)).slice(0, ofTastes);
  const fresh = [...held, ...liked].filter(({ id }) => !seen.includes(id));
  const suiting = fresh.filter(({ ages }) => fitOf(ages, age) === 'suits').length;
  if (suiting >= realBooks && (age === null || fresh.some(isStretch))) return liked;
  const open = await booksUnder(openTo(age), perWord, isWanted);
  const harder = open.filter(isStretch).slice(0, perWord);
  const all = [...liked, ...harder, ...open];
  return [...new Map(all.map((book) => [book.id, book])).values()].slice(0, embedded);
};

/**
 * The books of the library, and real books of the catalogue. A book that is in both is taken from the catalogue, which knows
 * its subjects.
 */
export const findCandidates = async (
  placed: readonly PlacedBook[],
  tastes: readonly Taste[],
  reader: Reader,
): Promise<Candidate[]> => {
  const free = placed.filter(({ id }) => reader.isNew(id));
  const held = free.filter(({ has_text }) => !has_text);
  const filed = await findFiled(searched(tastes), held, reader);
  const vectors = await embed(
    filed.map((book) => aboutBook({ ...book, description: null, main_characters: [] })),
  );
  const real = filed.map((book, i) => candidate(book, vectors[i] ?? []));
  const works = new Set(real.map(({ work }) => work));
  return [...free.filter(({ work }) => !works.has(work)), ...real];
};

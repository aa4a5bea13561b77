import { genres } from '../../contract/onboarding/interests';
import { aboutBook, workOf } from '../books/about-book';
import type { Ages } from '../books/ages';
import { booksUnder, type FiledBook } from '../books/shelves';
import type { PlacedBook } from '../books/vectors';
import { wordsOf } from '../books/words';
import { embed } from '../model/embed';
import { tellingWords } from './evidence';
import { fitOf, realBooks } from './fit';
import type { Filed, Taste } from './taste';

/** A book that may be recommended. */
export interface Candidate extends Filed {
  readonly id: string;
  readonly work: string;
  readonly vector: ArrayLike<number>;
  readonly ages?: Ages | undefined;
  /** The library has the text: a book of our own, or one that an operator added. */
  readonly has_text?: boolean;
  /** The facts of a book of the catalogue. Absent: a book of the library. */
  readonly filed?: FiledBook;
}

const broad = new Set(genres.map((genre) => genre.toLowerCase()));

/**
 * The words by which the catalogue is searched for a taste, at most three: the whole phrase, then its telling words. For a loved
 * book two subjects that are narrower than a genre, then a word of the title, which finds others of a series.
 */
const shelfWords = ({ by, word, subjects }: Taste): string[] => {
  const narrow = subjects.filter((subject) => !broad.has(subject.toLowerCase()));
  const words = by === 'books' ? narrow.slice(0, 2) : [wordsOf(word).join(' ')];
  return [...new Set([...words, ...tellingWords(word)])].slice(0, 3);
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
  title: filed.title,
  subjects: filed.subjects,
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

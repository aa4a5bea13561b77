import type { Book, books } from '../../contract/books/endpoints';
import { gradesOf } from '../../contract/rules/reading-level';
import type { Admitted } from '../accounts/admitted';
import { mayAskCatalogue } from './catalogue-limit';
import type { FiledBook } from './catalogue-store';
import { getBook } from './library';
import { presentFacts } from './present';
import { cardOf } from './search/card';
import { ageBeforeGradeOne, ranks, unknownGrade } from './search/index-book';
import { rowsOf, searchWords, wordPartition } from './search/store';
import { shelfWords } from './search/terms';
import { isKind } from './search/why';
import { shelfUnder } from './shelves';
import { leadingWords, soughtWords, wordsOf } from './words';

/** The number of books on a shelf: about 10 KB, 1.5 read units. */
const places = 24;

/** With fewer books of the library, books of the catalogue follow. */
const enough = 8;

type Call = Admitted<typeof books.shelf>;

interface Grades {
  readonly from: number;
  readonly to: number;
}

const all: Grades = { from: 0, to: unknownGrade };

/** From what a reader of this age reads with ease to what is a little hard. */
const gradesForAge = (age: number): Grades => {
  const grade = Math.max(0, age - ageBeforeGradeOne);
  return { from: Math.max(0, grade - 3), to: grade + 1 };
};

const gradesFor = ({ actor, query: { level, kind } }: Call): Grades => {
  if (level !== undefined) return gradesOf(Number(level));
  if (actor.role !== 'student' || actor.user.age === null) return all;
  const suiting = gradesForAge(actor.user.age);
  // There are few short books and series: easy ones are welcome.
  return kind === undefined ? suiting : { ...suiting, from: 0 };
};

/**
 * The books of a word, the best first: those that can be read here, then others of these grades, then those whose grade nobody
 * has stated. A query each, until there are enough: 0.5 read units for an empty one.
 */
const booksOf = async (word: string, call: Call): Promise<Book[]> => {
  const grades = gradesFor(call);
  const { here, level } = call.query;
  const unstated = { from: unknownGrade, to: unknownGrade };
  const ranges: (readonly [number, Grades])[] = [[ranks.topicHere, grades]];
  if (here === undefined) ranges.push([ranks.topicElsewhere, grades]);
  if (here === undefined && level === undefined && grades !== all)
    ranges.push([ranks.topicElsewhere, unstated]);
  const found: Book[] = [];
  for (const [rank, { from, to }] of ranges) {
    if (found.length >= places) break;
    // No row has exactly the key `after`.
    const options = { after: rowsOf(word, rank, from), limit: places - found.length };
    const rows = await searchWords.list(wordPartition(word), `${rowsOf(word, rank)}#`, options);
    found.push(...rows.filter(({ grade }) => grade <= to).map((row) => cardOf(row).book));
  }
  return found;
};

const once = (some: readonly Book[]): Book[] => [...new Map(some.map((book) => [book.id, book])).values()];

/** Whether a book of the catalogue is not too hard; one without stated ages may be. */
const suits = ({ actor }: Call, { ages }: FiledBook): boolean =>
  actor.role !== 'student' || actor.user.age === null || (ages?.from ?? 0) <= actor.user.age + 1;

/** The books about a topic; the catalogue's too if these are few. */
const aboutTopic = async (about: string, call: Call): Promise<Book[]> => {
  const [word] = leadingWords(soughtWords(wordsOf(about)));
  if (word === undefined) return [];
  const { here, level } = call.query;
  const ours = await booksOf(word, call);
  if (ours.length >= enough || here !== undefined || level !== undefined) return ours;
  const filed = await shelfUnder(wordsOf(about).join(' '), () => mayAskCatalogue(call.actor.id));
  return [...ours, ...filed.filter((book) => suits(call, book)).map(presentFacts)];
};

/** Books that share one of the two most telling topics of a book: what it is about, before what kind it is. */
const likeBook = async (id: string, call: Call): Promise<Book[]> => {
  const { subjects } = await getBook(id);
  const telling = subjects.toSorted((a, b) => Number(isKind(a)) - Number(isKind(b))).slice(0, 2);
  const words = telling.flatMap((subject) => leadingWords(soughtWords(wordsOf(subject))).slice(0, 1));
  const found = await Promise.all(words.map((word) => booksOf(word, call)));
  return found.flat().filter((book) => book.id !== id);
};

const find = (call: Call): Promise<Book[]> => {
  const { about, like, kind } = call.query;
  if (like !== undefined) return likeBook(like, call);
  if (about !== undefined) return aboutTopic(about, call);
  return booksOf(shelfWords[kind ?? 'book'], call);
};

export const shelf = async (call: Call) => ({ books: once(await find(call)).slice(0, places) });

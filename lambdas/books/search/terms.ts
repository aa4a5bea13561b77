import type { BookItem } from '../store';
import { asWordKey, common, stem, wordsOf } from '../words';
import { sameWords } from './same-words';
import type { Origin } from './store';

/** A word by which a book is found. */
export interface Term {
  readonly word: string;
  readonly by: Origin;
  /** The phrase that has the word, as it is shown. */
  readonly said: string;
}

/** What of a book is indexed. */
export type Indexed = Pick<
  BookItem,
  'title' | 'author' | 'series' | 'main_characters' | 'subjects' | 'has_text' | 'chapter_words'
>;

/** A book and its words are one transaction of at most 100 writes. */
const mostTerms = 80;

/** The words of a book that a child reads in one evening: a quarter of an hour at 100 words a minute. */
const shortWords = 1500;

/** Forms of address are no names. */
const addresses = new Set(
  ['mr', 'mrs', 'ms', 'miss', 'dr', 'sir', 'madame', 'aunt', 'auntie', 'uncle', 'captain'].map(stem),
);

const from = (by: Origin, said: string): Term[] =>
  wordsOf(said)
    .filter((word) => word.length >= 2 && !common.has(word))
    .map((word) => ({ word: asWordKey(stem(word)), by, said }));

const ofCharacter = ({ name, also = [] }: BookItem['main_characters'][number]): Term[] =>
  [name, ...also]
    .flatMap((called) => from('character', called))
    .filter(({ word }) => !addresses.has(word))
    .map((term) => ({ ...term, said: name }));

const ofTopic = (subject: string): Term[] => {
  const terms = from('topic', subject);
  return [
    ...terms,
    ...terms.flatMap(({ word, ...why }) => sameWords(word).map((same) => ({ word: same, ...why }))),
  ];
};

/** The words that stand for shelves. Nobody can type them. */
export const shelfWords = { book: '~book', short: '~short', series: '~series' } as const;

const ofShelves = ({ has_text, chapter_words, series }: Indexed): Term[] => {
  const isShort = has_text && chapter_words.reduce((sum, words) => sum + words, 0) <= shortWords;
  const { book, short } = shelfWords;
  const on = [book, ...(isShort ? [short] : []), ...(series === undefined ? [] : [shelfWords.series])];
  return on.map((word) => ({ word, by: 'shelf', said: '' }));
};

/** The words by which a search finds the book, each once for each origin, the most telling first. */
export const termsOf = (book: Indexed): Term[] => {
  const all = [
    ...ofShelves(book),
    ...from('title', book.title),
    ...from('author', book.author),
    ...(book.series === undefined ? [] : from('series', book.series)),
    ...book.main_characters.flatMap(ofCharacter),
    ...book.subjects.flatMap(ofTopic),
  ];
  // The first of equal ones stays.
  const known = new Map(all.toReversed().map((term) => [`${term.by} ${term.word}`, term]));
  const first = new Set(known.values());
  return all.filter((term) => first.has(term)).slice(0, mostTerms);
};

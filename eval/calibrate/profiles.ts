import { chooseBooks } from '../../lambdas/recommendations/choose';
import { rankBooks } from '../../lambdas/recommendations/rank';
import type { Calibration } from '../../lambdas/recommendations/reasons';
import {
  aboutGenre,
  type Taste,
  tasteOfBook,
  tasteOfGenre,
  tasteOfWords,
} from '../../lambdas/recommendations/taste';
import { reasonOf } from '../../lambdas/recommendations/wording';
import { type Judgement, judge, type Profile } from './judge';
import { embedAll, type MeasuredBook } from './pairs';

/** Twelve children. No book of the library or of the catalogue is about some of their words. */
const profiles: readonly Profile[] = [
  { age: 8, words: ['Dragons', 'Baking cakes'], genres: ['Fantasy'], loved: [] },
  { age: 9, words: ['Soccer'], genres: ['Sports', 'Humor'], loved: [] },
  { age: 10, words: ['Whales', 'The ocean'], genres: ['Nature'], loved: [] },
  { age: 11, words: ['Building robots', 'Star Wars'], genres: ['Science Fiction'], loved: [] },
  { age: 9, words: ['My cats', 'Knitting'], genres: ['Animals'], loved: [] },
  { age: 8, words: ['Detective stories', 'Puzzles'], genres: [], loved: [] },
  { age: 12, words: ['World War Two'], genres: ['Historical Fiction'], loved: ['number-the-stars'] },
  { age: 9, words: ['Ballet', 'K-pop'], genres: ['Arts and Music'], loved: [] },
  { age: 10, words: ['Minecraft', 'Fortnite'], genres: ['Scary Stories'], loved: [] },
  { age: 7, words: ['Horses', 'Princesses'], genres: ['Fairy Tales'], loved: [] },
  { age: 11, words: ['Taylor Swift', 'Pokémon cards'], genres: [], loved: ['the-secret-of-the-old-clock'] },
  { age: 9, words: ['Fire engines', 'Magic tricks'], genres: [], loved: ['goalkeeper-of-gull-street'] },
];

export interface Shown {
  readonly profile: Profile;
  readonly title: string;
  readonly reason: string;
  readonly judgement: Judgement;
}

/** The five books of one child among all books, by the product's ranking and choice. */
const shelfOf = (
  profile: Profile,
  tastes: readonly Taste[],
  books: readonly MeasuredBook[],
  calibration: Calibration | undefined,
): Shown[] => {
  const { age, loved } = profile;
  const free = books.filter(({ id }) => !loved.includes(id));
  const wanted = { age, count: 5, realKept: 0, stretchKept: false, seen: [] };
  const idOf = (title: string) => books.find((book) => book.title === title)?.id ?? '';
  return chooseBooks(rankBooks(free, tastes, 'somebody', calibration), wanted).map((book) => {
    const reason = reasonOf(book, age);
    return { profile, title: book.title, reason, judgement: judge(reason, book.id, profile, idOf) };
  });
};

const tastesOf = async (
  { words, genres, loved }: Profile,
  books: readonly MeasuredBook[],
): Promise<Taste[]> => {
  const [ofWords, ofGenres] = [await embedAll(words), await embedAll(genres.map(aboutGenre))];
  return [
    ...words.map((word, i) => tasteOfWords(word, word, ofWords[i] ?? [])),
    ...genres.map((genre, i) => tasteOfGenre(genre, ofGenres[i] ?? [])),
    ...books.filter(({ id }) => loved.includes(id)).map((book) => tasteOfBook(book, 5)),
  ];
};

/** The shelves of the twelve children. Without a calibration: as by a model that has not been measured. */
export const shelves = async (
  books: readonly MeasuredBook[],
  calibration: Calibration | undefined,
): Promise<Shown[][]> => {
  const all: Shown[][] = [];
  for (const profile of profiles)
    all.push(shelfOf(profile, await tastesOf(profile, books), books, calibration));
  return all;
};

import { embed } from '../../lambdas/model/embed';
import { type Evidence, evidenceOf, stemsOfBook, toldBy } from '../../lambdas/recommendations/evidence';
import {
  aboutGenre,
  type Taste,
  tasteOfBook,
  tasteOfGenre,
  tasteOfWords,
} from '../../lambdas/recommendations/taste';
import { cosine } from '../../lambdas/recommendations/vector';
import { type JudgedBook, judgedBooks } from './books';
import { isTrue, type Label, labels } from './labels';

/** A book with its vector. */
export type MeasuredBook = JudgedBook & { readonly vector: readonly number[] };

/** One taste and one book, with the judgement of a reader. */
export interface Pair {
  readonly by: Taste['by'];
  readonly evidence: Evidence;
  readonly similarity: number;
  readonly isTrue: boolean;
  /** The half of the labels that sets the thresholds, or the one that measures them. */
  readonly half: 'sets' | 'measures';
}

/** As many texts as a function sends at once. */
const perCall = 50;

export const embedAll = async (texts: readonly string[]): Promise<number[][]> => {
  const vectors: number[][] = [];
  for (let from = 0; from < texts.length; from += perCall)
    vectors.push(...(await embed(texts.slice(from, from + perCall))));
  return vectors;
};

export const measureBooks = async (): Promise<MeasuredBook[]> => {
  const vectors = await embedAll(judgedBooks.map(({ text }) => text));
  return judgedBooks.map((book, i) => ({ ...book, vector: vectors[i] ?? [] }));
};

const stars = 5;

const lovedBook = (books: readonly MeasuredBook[], id: string): Taste => {
  const book = books.find((one) => one.id === id);
  if (book === undefined) throw new Error(`a label names the unknown book ${id}`);
  return tasteOfBook(book, stars);
};

const tastes = async (books: readonly MeasuredBook[]): Promise<Record<Taste['by'], Taste[]>> => {
  const [words, genres] = [labels.words, labels.genres].map((some) => some.map(({ liked }) => liked));
  const [ofWords, ofGenres] = await Promise.all([
    embedAll(words ?? []),
    embedAll((genres ?? []).map(aboutGenre)),
  ]);
  return {
    words: (words ?? []).map((word, i) => tasteOfWords(word, word, ofWords[i] ?? [])),
    genres: (genres ?? []).map((genre, i) => tasteOfGenre(genre, ofGenres[i] ?? [])),
    books: labels.books.map(({ liked }) => lovedBook(books, liked)),
  };
};

const pairsOf = (taste: Taste, label: Label, half: Pair['half'], books: readonly MeasuredBook[]): Pair[] => {
  const told = toldBy(taste);
  return books.flatMap((book) => {
    const judged = isTrue(label, book.id);
    if (judged === undefined) return [];
    const evidence = evidenceOf(taste.by, told, stemsOfBook(book));
    return [{ by: taste.by, evidence, similarity: cosine(taste.vector, book.vector), isTrue: judged, half }];
  });
};

/** All judged pairs. Every second label sets the thresholds, so that no taste is in both halves. */
export const measurePairs = async (books: readonly MeasuredBook[]): Promise<Pair[]> => {
  const all = await tastes(books);
  return (['words', 'genres', 'books'] as const).flatMap((by) =>
    labels[by].flatMap((label, i) =>
      pairsOf(all[by][i] as Taste, label, i % 2 === 0 ? 'sets' : 'measures', books),
    ),
  );
};

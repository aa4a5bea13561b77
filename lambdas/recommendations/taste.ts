import { unit } from './vector';

/** The words under which a book is filed. */
export interface Filed {
  readonly title: string;
  readonly subjects: readonly string[];
}

/** A taste: its meaning as a vector, and its wording. */
export interface Taste {
  readonly vector: readonly number[];
  /** Negative: a dislike. */
  readonly weight: number;
  readonly reason: string;
  /** The rating from which the taste follows; absent for a taste from words. */
  readonly stars?: { readonly book_id: string; readonly given: number } | undefined;
  /** The source of the taste, which selects the thresholds for its similarities. */
  readonly by: 'words' | 'genres' | 'books';
  /** The search word for the catalogue: without personal data, because it is sent to a third party. */
  readonly word: string;
  /** The subjects of the loved book; none for a taste from words. */
  readonly subjects: readonly string[];
}

export const tasteOfWords = (text: string, sent: string, vector: readonly number[]): Taste => ({
  vector,
  weight: 1,
  reason: `Because you like ${text}`,
  by: 'words',
  word: sent,
  subjects: [],
});

/** The text that is embedded for a genre. */
export const aboutGenre = (genre: string) => `${genre} books for children`;

export const tasteOfGenre = (genre: string, vector: readonly number[]): Taste => ({
  vector,
  weight: 0.6,
  reason: `For fans of ${genre}`,
  by: 'genres',
  word: genre,
  subjects: [],
});

/** The weight of a rating for the next book. Three stars have none. */
export const weightOf = (stars: number): number => {
  if (stars >= 4) return stars === 5 ? 0.9 : 0.8;
  return stars <= 2 ? -0.4 : 0;
};

/** A taste from a rated book. */
export const tasteOfBook = (
  { id, title, subjects, vector }: Filed & { readonly id: string; readonly vector: ArrayLike<number> },
  given: number,
): Taste => ({
  vector: unit(vector),
  weight: weightOf(given),
  // The screen names the stars alike: only five mean "loved".
  reason: `Because you ${given === 5 ? 'loved' : 'really liked'} ${title}`,
  stars: { book_id: id, given },
  by: 'books',
  word: title,
  subjects,
});

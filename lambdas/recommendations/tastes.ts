import { interestLists } from '../../contract/onboarding/interests';
import { mayUse } from '../../contract/rules/consent';
import { hasInterests } from '../../contract/rules/onboarding';
import type { AboutItem } from '../accounts/about';
import type { Person } from '../accounts/identify';
import { namesOf } from '../accounts/names';
import { booksById, type PlacedBook } from '../books/vectors';
import { embed, embedWords } from '../model/embed';
import { consentAges } from '../platform/consent-ages';
import { unit } from './vector';

/** The stars of the books on a user's lists, newest first. */
export type Stars = ReadonlyMap<string, number | null>;

/** A taste: its meaning as a vector, and its wording. */
export interface Taste {
  readonly vector: readonly number[];
  /** Negative: a dislike. */
  readonly weight: number;
  readonly reason: string;
  /** The rating from which the taste follows; absent for a taste from words. */
  readonly stars?: { readonly book_id: string; readonly given: number } | undefined;
  /** The source of the taste, which selects the threshold for its similarities. */
  readonly by: 'words' | 'books';
  /** The search word for the catalogue: without personal data, because it is sent to a third party. */
  readonly word: string;
}

const listNames = Object.keys(interestLists) as (keyof typeof interestLists)[];

/** A user's own words go to a model only with consent and without personal data. */
const ownWords = async ({ user }: Person, { interests }: AboutItem): Promise<Taste[]> => {
  if (interests === null || !hasInterests(interests) || !mayUse(user, 'ai_text', consentAges())) return [];
  const words = listNames.flatMap((name) => interests[name]);
  const known = await embedWords(words, [...namesOf(user), user.email, user.school ?? '']);
  return known.map(({ text, sent, vector }) => ({
    vector,
    weight: 1,
    reason: `Because you like ${text}`,
    by: 'words' as const,
    word: sent,
  }));
};

/** Genres are words of our own and contain no personal data. */
const genres = async ({ interests }: AboutItem): Promise<Taste[]> => {
  const names = interests?.['favorite genres'] ?? [];
  const vectors = await embed(names.map((genre) => `${genre} books for children`));
  return names.map((genre, i) => ({
    vector: vectors[i] ?? [],
    weight: 0.6,
    reason: `For fans of ${genre}`,
    by: 'words' as const,
    word: genre,
  }));
};

/** The weight of a rating for the next book. Three stars have none. */
const weightOf = (stars: number): number => {
  if (stars >= 4) return stars === 5 ? 0.9 : 0.8;
  return stars <= 2 ? -0.4 : 0;
};

/** Only this many ratings count, the newest. */
const ratingsThatCount = 12;

/** Tastes from ratings, with the vectors of the library's books: nothing is sent to a model. */
const rated = async (stars: Stars, placed: readonly PlacedBook[]): Promise<Taste[]> => {
  const telling = [...stars].filter(([, given]) => given !== null && weightOf(given) !== 0);
  const found = new Map(telling.slice(0, ratingsThatCount));
  const titles = new Map((await booksById([...found.keys()])).map(({ id, title }) => [id, title]));
  return placed.flatMap(({ id, vector }) => {
    const [given, title] = [found.get(id) ?? null, titles.get(id)];
    if (given === null || title === undefined) return [];
    return [
      {
        vector: unit(vector),
        weight: weightOf(given),
        // The screen names the stars alike: only five mean "loved".
        reason: `Because you ${given === 5 ? 'loved' : 'really liked'} ${title}`,
        stars: { book_id: id, given },
        by: 'books' as const,
        word: title,
      },
    ];
  });
};

/** A user's tastes: interests, genres and ratings. Throws when the model is down. */
export const tastesOf = async (
  person: Person,
  about: AboutItem,
  stars: Stars,
  placed: readonly PlacedBook[],
): Promise<Taste[]> =>
  (await Promise.all([ownWords(person, about), genres(about), rated(stars, placed)])).flat();

import { interestLists } from '../../contract/onboarding/interests';
import { hasInterests } from '../../contract/rules/onboarding';
import type { AboutItem } from '../accounts/about';
import type { Person } from '../accounts/identify';
import { mayDo } from '../accounts/may-do';
import { namesOf } from '../accounts/names';
import { termsDue } from '../accounts/terms';
import type { PlacedBook } from '../books/vectors';
import { embed, embedWords } from '../model/embed';
import { aboutGenre, type Taste, tasteOfBook, tasteOfGenre, tasteOfWords, weightOf } from './taste';

/** The stars of the books on a user's lists, newest first. */
export type Stars = ReadonlyMap<string, number | null>;

const listNames = Object.keys(interestLists) as (keyof typeof interestLists)[];

/** A user's own words go to a model only with consent, under the present terms, and without personal data. */
const ownWords = async ({ user }: Person, { interests }: AboutItem): Promise<Taste[]> => {
  const mayLeave = mayDo(user, 'ai_text') && termsDue(user) === undefined;
  if (interests === null || !hasInterests(interests) || !mayLeave) return [];
  const words = listNames.flatMap((name) => interests[name]);
  const known = await embedWords(words, [...namesOf(user), user.email, user.school ?? '']);
  return known.map(({ text, sent, vector }) => tasteOfWords(text, sent, vector));
};

/** Genres are words of our own and contain no personal data. */
const genres = async ({ interests }: AboutItem): Promise<Taste[]> => {
  const names = interests?.['favorite genres'] ?? [];
  const vectors = await embed(names.map(aboutGenre));
  return names.map((genre, i) => tasteOfGenre(genre, vectors[i] ?? []));
};

/** Only this many ratings count, the newest. */
const ratingsThatCount = 12;

/** Tastes from ratings, with the vectors of the library's books: nothing is sent to a model. */
const rated = (stars: Stars, placed: readonly PlacedBook[]): Taste[] => {
  const telling = [...stars].filter(([, given]) => given !== null && weightOf(given) !== 0);
  const found = new Map(telling.slice(0, ratingsThatCount));
  return placed.flatMap((book) => {
    const given = found.get(book.id) ?? null;
    return given === null ? [] : [tasteOfBook(book, given)];
  });
};

/** A user's tastes: interests, genres and ratings. Throws when the model is down. */
export const tastesOf = async (
  person: Person,
  about: AboutItem,
  stars: Stars,
  placed: readonly PlacedBook[],
): Promise<Taste[]> => [
  ...(await Promise.all([ownWords(person, about), genres(about)])).flat(),
  ...rated(stars, placed),
];

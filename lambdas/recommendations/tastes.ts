import { interestLists } from '../../contract/interests';
import { mayUse } from '../../contract/rules/consent';
import { hasInterests } from '../../contract/rules/interests';
import { booksById, type PlacedBook } from '../books/vectors';
import { embed, embedWords } from '../platform/ai/embed';
import { consentAges } from '../platform/consent-ages';
import type { AboutItem } from '../users/find';
import type { Person } from '../users/identify';
import { namesOf } from '../users/names';
import { unit } from './vector';

/** The stars that books on somebody's lists have, the latest first. */
export type Stars = ReadonlyMap<string, number | null>;

/** Something that a person likes, what it means, and how to say so. */
export interface Taste {
  readonly vector: readonly number[];
  /** Below zero: rather something else. */
  readonly weight: number;
  readonly reason: string;
  /** To search by, where the library has too little: without personal data, as it leaves the house. */
  readonly word: string;
}

const listNames = Object.keys(interestLists) as (keyof typeof interestLists)[];

/** What a person wrote about themselves goes to a model only with consent, and without what could tell who they are. */
const ownWords = async ({ user }: Person, { interests }: AboutItem): Promise<Taste[]> => {
  if (interests === null || !hasInterests(interests) || !mayUse(user, 'ai_text', consentAges())) return [];
  const words = listNames.flatMap((name) => interests[name]);
  const known = await embedWords(words, [...namesOf(user), user.email, user.school ?? '']);
  return known.map(({ text, sent, vector }) => ({
    vector,
    weight: 1,
    reason: `Because you like ${text}`,
    word: sent,
  }));
};

/** Genres are our own words. */
const genres = async ({ interests }: AboutItem): Promise<Taste[]> => {
  const names = interests?.['favorite genres'] ?? [];
  const vectors = await embed(names.map((genre) => `${genre} books for children`));
  return names.map((genre, i) => ({
    vector: vectors[i] ?? [],
    weight: 0.6,
    reason: `For fans of ${genre}`,
    word: genre,
  }));
};

/** What many stars and few say about the next book. Three say nothing. */
const weightOf = (stars: number): number => {
  if (stars >= 4) return stars === 5 ? 0.9 : 0.8;
  return stars <= 2 ? -0.4 : 0;
};

/** As many as tell the direction; the latest first. */
const ratingsThatCount = 12;

/** Books that were rated, by where they stand in the library: nothing of it goes to a model. */
const rated = async (stars: Stars, placed: readonly PlacedBook[]): Promise<Taste[]> => {
  const telling = [...stars].filter(([, given]) => given !== null && weightOf(given) !== 0);
  const found = new Map(telling.slice(0, ratingsThatCount));
  const titles = new Map((await booksById([...found.keys()])).map(({ id, title }) => [id, title]));
  return placed.flatMap(({ id, vector }) => {
    const [given, title] = [found.get(id) ?? null, titles.get(id)];
    if (given === null || title === undefined) return [];
    return [
      { vector: unit(vector), weight: weightOf(given), reason: `Because you loved ${title}`, word: title },
    ];
  });
};

/** What a person likes: interests, genres, and the stars they gave. Throws when the model is down. */
export const tastesOf = async (
  person: Person,
  about: AboutItem,
  stars: Stars,
  placed: readonly PlacedBook[],
): Promise<Taste[]> =>
  (await Promise.all([ownWords(person, about), genres(about), rated(stars, placed)])).flat();

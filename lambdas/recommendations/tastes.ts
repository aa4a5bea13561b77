import { interestLists } from '../../contract/interests';
import { mayUse } from '../../contract/rules/consent';
import { hasInterests } from '../../contract/rules/interests';
import { embed, embedWords } from '../platform/ai/embed';
import { consentAges } from '../platform/consent-ages';
import type { AboutItem } from '../users/find';
import type { Person } from '../users/identify';

/** Something that a person likes, what it means, and how to say so. */
export interface Taste {
  readonly vector: readonly number[];
  readonly weight: number;
  readonly reason: string;
  /** To search by, where the library has too little. */
  readonly word: string;
}

const listNames = Object.keys(interestLists) as (keyof typeof interestLists)[];

/** What a person wrote about themselves goes to a model only with consent, and without what could tell who they are. */
const ownWords = async ({ user }: Person, { interests }: AboutItem): Promise<Taste[]> => {
  if (interests === null || !hasInterests(interests) || !mayUse(user, 'ai_text', consentAges())) return [];
  const words = listNames.flatMap((name) => interests[name]);
  const known = await embedWords(words, [user.username, user.email, user.school ?? '']);
  return known.map(({ text, vector }) => ({
    vector,
    weight: 1,
    reason: `Because you like ${text}`,
    word: text,
  }));
};

/** Genres are our own words, and books are facts. */
const chosen = async ({ interests, past_books }: AboutItem): Promise<Taste[]> => {
  const loved = past_books.filter(({ rating }) => rating >= 4);
  const tastes = [
    ...(interests?.['favorite genres'] ?? []).map((genre) => ({
      text: `${genre} books for children`,
      weight: 0.6,
      reason: `For fans of ${genre}`,
      word: genre,
    })),
    ...loved.map(({ title, author, description }) => ({
      text: `${title} by ${author}. ${description}`,
      weight: 0.9,
      reason: `Because you loved ${title}`,
      word: title,
    })),
  ];
  if (tastes.length === 0) return [];
  const vectors = await embed(tastes.map(({ text }) => text));
  return tastes.map((taste, i) => ({ ...taste, vector: vectors[i] ?? [] }));
};

/** What a person likes, from interests, genres and books they gave four or five stars. Throws when the model is down. */
export const tastesOf = async (person: Person, about: AboutItem): Promise<Taste[]> =>
  (await Promise.all([ownWords(person, about), chosen(about)])).flat();

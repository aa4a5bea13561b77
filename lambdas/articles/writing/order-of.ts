import { interestLists } from '../../../contract/onboarding/interests';
import { newYorkDay } from '../../../contract/rules/day';
import { findAbout } from '../../accounts/about';
import type { UserItem } from '../../accounts/find';
import { namesOf } from '../../accounts/names';
import { shelfAtAGlance } from '../../books/reading-lists';
import { moderate } from '../../model/moderate';
import { now } from '../../platform/clock';
import { shuffled } from '../../platform/shuffled';
import { withoutPersonalData } from '../../safety/personal/personal-data';
import { levelFor } from '../level';
import { dueWords } from '../met-words';
import { articleShelves, articlesBefore } from '../store';
import { wordsOfLevel } from '../tier-two';
import type { Order } from './write-article';

/** The specification's number of earlier articles that a new one must not resemble. */
const earlierArticles = 10;

const counts = { interests: 2, genres: 1, books: 2, due: 6, words: 20 };

/** Below the timeout of `ask`. */
const moderationMilliseconds = 12_000;

/**
 * Some of the child's interests, without those that contain personal data or that moderation flags. Throws when moderation is
 * down.
 */
const someInterests = async (user: UserItem, lists: readonly (readonly string[])[]): Promise<string[]> => {
  const about = [...namesOf(user), user.email, user.school ?? ''];
  const isImpersonal = (text: string) => withoutPersonalData(text, about) === text;
  const words = lists.flat().map((text) => text.normalize('NFKC'));
  const clean = shuffled(words.filter(isImpersonal)).slice(0, counts.interests);
  const flagged = await moderate('article', clean, AbortSignal.timeout(moderationMilliseconds));
  return clean.filter((_, i) => !flagged[i]);
};

const subjectsFor = async (user: UserItem): Promise<string[]> => {
  const [{ interests, past_books }, { reading }] = await Promise.all([
    findAbout(user.id),
    shelfAtAGlance(user.id, counts.books),
  ]);
  const names = Object.keys(interestLists) as (keyof typeof interestLists)[];
  const own = await someInterests(user, interests === null ? [] : names.map((name) => interests[name]));
  const genres = shuffled(interests?.['favorite genres'] ?? []).slice(0, counts.genres);
  const books = shuffled([...reading, ...past_books]).slice(0, counts.books);
  return [...own, ...genres, ...books.map(({ title }) => title)];
};

/** The order of an article for a child: level, subjects, words, and earlier articles that it must not resemble. */
export const orderOf = async (user: UserItem): Promise<Order> => {
  const [shelf, earlier, subjects] = await Promise.all([
    articleShelves.get({ user_id: user.id }, { consistent: true }),
    articlesBefore(user.id, undefined, earlierArticles),
    subjectsFor(user),
  ]);
  const level = levelFor(user.age, shelf?.scores ?? []);
  const due = dueWords(shelf?.met ?? [], newYorkDay(now()));
  return {
    level,
    subjects,
    due: due.slice(0, counts.due),
    words: shuffled(wordsOfLevel(level).filter((word) => !due.includes(word))).slice(0, counts.words),
    had: earlier.map(({ article }) => article),
  };
};

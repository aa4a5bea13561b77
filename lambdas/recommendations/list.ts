import type { Book } from '../../contract/books';
import { type Recommendation, recommendedBooks } from '../../contract/recommendations';
import { autocomplete } from '../books/autocomplete';
import { idsOnLists } from '../books/reading-lists';
import { booksById, placedBooks, placeNewBooks } from '../books/vectors';
import { refundAiWork, spendAiWork } from '../platform/ai/budget';
import { ApiError } from '../platform/api-error';
import { log } from '../platform/log';
import { rememberRecommendations } from '../users/change-user';
import { type AboutItem, findAbout } from '../users/find';
import type { Person } from '../users/identify';
import { direction, type Ranked, rankBooks } from './rank';
import { storedRecommendations } from './stored';
import { type Taste, tastesOf } from './tastes';

const forAChange = 'Something different to try';

const known = async (ranked: readonly Ranked[]): Promise<Recommendation[]> => {
  const reasons = new Map(ranked.map(({ id, reason }) => [id, reason]));
  return (await booksById(ranked.map(({ id }) => id))).map((book) => ({
    ...book,
    reason: reasons.get(book.id) || forAChange,
  }));
};

/** A young library has little to choose from: what the search finds for what somebody likes fills the list up. */
const searched = async (tastes: readonly Taste[], isNew: (book: Book) => boolean) => {
  const found: Recommendation[] = [];
  for (const { word, reason } of tastes.slice(0, 6))
    for (const book of (await autocomplete({ query: { q: word } })).filter(isNew).slice(0, 2))
      found.push({ ...book, reason });
  return found;
};

const find = async (actor: Person, about: AboutItem): Promise<Recommendation[]> => {
  await placeNewBooks();
  const [tastes, books, taken] = await Promise.all([
    tastesOf(actor, about),
    placedBooks(),
    idsOnLists(actor.id),
  ]);
  for (const { id } of about.past_books) taken.add(id);
  const free = books.filter(({ id }) => !taken.has(id));
  const best = await known(rankBooks(free, tastes, recommendedBooks));
  const chosen = new Set(best.map(({ id }) => id));
  const more =
    best.length < recommendedBooks
      ? await searched(tastes, ({ id }) => !taken.has(id) && !chosen.has(id))
      : [];
  const found = [...new Map([...best, ...more].map((book) => [book.id, book])).values()].slice(
    0,
    recommendedBooks,
  );
  await rememberRecommendations(actor.id, {
    interests_version: about.interests_version,
    interests_vec: direction(tastes),
    recommendations: found,
  });
  return found;
};

/** A piece of the day's AI work, given back when the model was down. */
const findWithinBudget = async (actor: Person, about: AboutItem): Promise<Recommendation[]> => {
  await spendAiWork(actor.id);
  try {
    return await find(actor, about);
  } catch (error) {
    await refundAiWork(actor.id);
    if (error instanceof ApiError) throw error;
    log.error('no recommendations', error);
    throw new ApiError('recommendations_failed');
  }
};

/** The same books until they are refreshed or the interests change. */
export const recommend = async ({
  actor,
  query: { refresh },
}: {
  actor: Person;
  query: { refresh?: 'true' | 'false' | undefined };
}) => {
  const about = await findAbout(actor.id);
  const stored = refresh === 'true' ? null : storedRecommendations(about, await idsOnLists(actor.id));
  return { recommendations: stored ?? (await findWithinBudget(actor, about)) };
};

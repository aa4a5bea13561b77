import type { Book } from '../../contract/books';
import { type Recommendation, recommendedBooks } from '../../contract/recommendations';
import { findBooks } from '../books/autocomplete';
import { starsOnLists } from '../books/reading-lists';
import { booksById, placedBooks, placeNewBooks } from '../books/vectors';
import { alone } from '../platform/ai/alone';
import { refundAiWork, spendAiWork } from '../platform/ai/budget';
import { ApiError } from '../platform/api-error';
import { log } from '../platform/log';
import { rememberRecommendations } from '../users/change-user';
import { type AboutItem, findAbout } from '../users/find';
import type { Person } from '../users/identify';
import { direction, type Ranked, rankBooks } from './rank';
import { stillFree, storedRecommendations } from './stored';
import { type Stars, type Taste, tastesOf } from './tastes';

const forAChange = 'Something different to try';

const known = async (ranked: readonly Ranked[]): Promise<Recommendation[]> => {
  const reasons = new Map(ranked.map(({ id, reason }) => [id, reason]));
  return (await booksById(ranked.map(({ id }) => id))).map((book) => ({
    ...book,
    // Not stored in the user's record, which every request reads.
    description: null,
    reason: reasons.get(book.id) || forAChange,
  }));
};

/** The fallback for a small library: what the search finds for a user's tastes completes the list. */
const searched = async (tastes: readonly Taste[], isNew: (book: Book) => boolean) => {
  const found: Recommendation[] = [];
  for (const { word, reason } of tastes.filter(({ weight }) => weight > 0).slice(0, 6))
    for (const book of (await findBooks(word)).found.filter(isNew).slice(0, 2))
      found.push({ ...book, description: null, reason });
  return found;
};

/** The number of books that are remembered as shown before the best are shown again. */
const remembered = 50;

/** The books that a user knows so far. */
interface Shown {
  /** The books on the user's lists, with their stars. */
  readonly stars: Stars;
  /** The books of a shortened list that are still free: they keep their place. */
  readonly keep: readonly Recommendation[];
  /** Books that are offered last. */
  readonly seen: readonly string[];
}

const find = async (
  actor: Person,
  about: AboutItem,
  { stars, keep, seen }: Shown,
): Promise<Recommendation[]> => {
  await placeNewBooks();
  const books = await placedBooks();
  const tastes = await tastesOf(actor, about, stars, books);
  const taken = new Set([...stars.keys(), ...[...about.past_books, ...keep].map(({ id }) => id)]);
  const ranked = rankBooks(
    books.filter(({ id }) => !taken.has(id)),
    tastes,
  );
  const last = (id: string) => Number(seen.includes(id));
  const wanted = recommendedBooks - keep.length;
  const best = await known(ranked.toSorted((a, b) => last(a.id) - last(b.id)).slice(0, wanted));
  const chosen = new Set(best.map(({ id }) => id));
  const more =
    best.length < wanted ? await searched(tastes, ({ id }) => !taken.has(id) && !chosen.has(id)) : [];
  const found = [...new Map([...keep, ...best, ...more].map((book) => [book.id, book])).values()].slice(
    0,
    recommendedBooks,
  );
  const isRound = ranked.every(({ id }) => seen.includes(id) || chosen.has(id));
  await rememberRecommendations(actor.id, {
    interests_version: about.interests_version,
    interests_vec: direction(tastes),
    recommendations: found,
    recs_seen: [...(isRound ? [] : seen), ...found.map(({ id }) => id)].slice(-remembered),
  });
  return found;
};

/** Takes a unit of the day's AI work; returned when the model was down. */
const findWithinBudget = async (actor: Person, about: AboutItem, shown: Shown): Promise<Recommendation[]> => {
  await spendAiWork(actor.id);
  try {
    return await find(actor, about, shown);
  } catch (error) {
    await refundAiWork(actor.id);
    if (error instanceof ApiError) throw error;
    log.error('no recommendations', error);
    throw new ApiError('recommendations_failed');
  }
};

const busy = () => new ApiError('too_many_requests');

/** One search at a time for each user. */
const findAlone = (actor: Person, about: AboutItem, shown: Shown): Promise<Recommendation[]> =>
  alone(actor.id, 'recommendations', busy, () => findWithinBudget(actor, about, shown));

/**
 * Returns the same books until they are refreshed or the interests change. If some of the five have been put on a list, the
 * others stay and new ones follow them; if none can be found, the others are returned.
 */
export const recommend = async ({
  actor,
  query: { refresh },
}: {
  actor: Person;
  query: { refresh?: 'true' | 'false' | undefined };
}) => {
  const [about, stars] = await Promise.all([findAbout(actor.id), starsOnLists(actor.id)]);
  // The interests have changed: the books shown before do not matter any more.
  const seen = about.book_recs === null ? [] : about.recs_seen;
  if (refresh === 'true')
    return { recommendations: await findAlone(actor, about, { stars, keep: [], seen }) };
  const stored = storedRecommendations(about, stars);
  if (stored !== null) return { recommendations: stored };
  const keep = stillFree(about, stars);
  try {
    return { recommendations: await findAlone(actor, about, { stars, keep, seen }) };
  } catch (error) {
    if (keep.length === 0) throw error;
    return { recommendations: keep };
  }
};

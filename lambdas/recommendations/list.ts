import { recommendedBooks } from '../../contract/recommendations';
import { starsOnLists } from '../books/reading-lists';
import { presentFiled } from '../books/shelves';
import { booksById, placedBooks, placeNewBooks } from '../books/vectors';
import { alone } from '../platform/ai/alone';
import { ApiError } from '../platform/api-error';
import { log } from '../platform/log';
import { refundAiWork, spendAiWork } from '../users/ai-budget';
import { rememberRecommendations } from '../users/change-user';
import { type AboutItem, findAbout, type StoredRecommendation } from '../users/find';
import type { Person } from '../users/identify';
import { findCandidates } from './candidates';
import { chooseBooks } from './choose';
import { fitOf } from './fit';
import { direction, type Ranked, rankBooks } from './rank';
import { stillFree, storedRecommendations } from './stored';
import { type Stars, tastesOf } from './tastes';
import { isStepUp, reasonOf } from './wording';

/** The chosen books as they are shown, in their order. */
const shown = async (chosen: readonly Ranked[], age: number | null): Promise<StoredRecommendation[]> => {
  const [held, filed] = await Promise.all([
    booksById(chosen.filter((one) => one.filed === undefined).map(({ id }) => id)),
    presentFiled(chosen.flatMap((one) => one.filed ?? [])),
  ]);
  const books = new Map([...held, ...filed].map((book) => [book.id, book]));
  return chosen.flatMap((one) => {
    const book = books.get(one.id);
    // The description is not stored in the user's record, which every request reads.
    return book === undefined
      ? []
      : [{ ...book, description: null, reason: reasonOf(one, age), by_stars: one.by_stars }];
  });
};

/** The number of books that are remembered as shown before the best are shown again. */
const remembered = 50;

/** The books that a user knows so far. */
interface Shown {
  /** The books on the user's lists, with their stars. */
  readonly stars: Stars;
  /** The books of a shortened list that are still free: they keep their place. */
  readonly keep: readonly StoredRecommendation[];
  /** Books that are offered last. */
  readonly seen: readonly string[];
}

const find = async (
  actor: Person,
  about: AboutItem,
  { stars, keep, seen }: Shown,
): Promise<StoredRecommendation[]> => {
  await placeNewBooks();
  const books = await placedBooks();
  const tastes = await tastesOf(actor, about, stars, books);
  const taken = new Set([...stars.keys(), ...[...about.past_books, ...keep].map(({ id }) => id)]);
  const age = actor.role === 'student' ? actor.user.age : null;
  const candidates = await findCandidates(books, tastes, { age, isNew: (id) => !taken.has(id), seen });
  const ranked = rankBooks(candidates, tastes, actor.id);
  const ours = new Set(books.flatMap(({ id, has_text }) => (has_text ? [id] : [])));
  const chosen = chooseBooks(ranked, {
    age,
    count: recommendedBooks - keep.length,
    realKept: keep.filter(({ id }) => !ours.has(id)).length,
    stretchKept: keep.some(({ reason }) => isStepUp(reason)),
    seen,
  });
  const found = [...keep, ...(await shown(chosen, age))];
  const isRound = ranked
    .filter(({ ages }) => fitOf(ages, age) !== 'never')
    .every(({ id }) => seen.includes(id) || chosen.some((one) => one.id === id));
  await rememberRecommendations(actor.id, {
    interests_version: about.interests_version,
    interests_vec: direction(tastes),
    recommendations: found,
    recs_seen: [...(isRound ? [] : seen), ...found.map(({ id }) => id)].slice(-remembered),
  });
  return found;
};

/** Takes a unit of the day's AI work; returned when the model was down. */
const findWithinBudget = async (
  actor: Person,
  about: AboutItem,
  shown: Shown,
): Promise<StoredRecommendation[]> => {
  await spendAiWork(actor.id, 'recommendations');
  try {
    return await find(actor, about, shown);
  } catch (error) {
    await refundAiWork(actor.id, 'recommendations');
    if (error instanceof ApiError) throw error;
    log.error('no recommendations', error);
    throw new ApiError('recommendations_failed');
  }
};

const busy = () => new ApiError('too_many_requests');

/** One search at a time for each user. */
const findAlone = (actor: Person, about: AboutItem, shown: Shown): Promise<StoredRecommendation[]> =>
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

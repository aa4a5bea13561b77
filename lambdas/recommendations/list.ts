import { type recommendations, recommendedBooks } from '../../contract/recommendations/endpoints';
import {
  type AboutItem,
  findAbout,
  rememberRecommendations,
  type StoredRecommendation,
} from '../accounts/about';
import type { Admitted } from '../accounts/admitted';
import { refundAiWork, spendAiWork } from '../accounts/ai-budget';
import type { Person } from '../accounts/identify';
import { booksById } from '../books/books-by-id';
import { starsOnLists } from '../books/reading-lists';
import { presentFiled } from '../books/shelves';
import { placedBooks, placeNewBooks } from '../books/vectors';
import { alone } from '../model/alone';
import { ApiError } from '../platform/api-error';
import { log } from '../platform/log';
import { mustBeOn } from '../platform/switches';
import { findCandidates } from './candidates';
import { chooseBooks } from './choose';
import { fitOf } from './fit';
import { direction, type Ranked, rankBooks } from './rank';
import { calibration } from './reasons';
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

/** The books that a user has on lists or was shown. */
interface Shown {
  /** The books on the user's lists, with their stars. */
  readonly stars: Stars;
  /** The stored recommendations that are still valid: they keep their places. */
  readonly keep: readonly StoredRecommendation[];
  /** Books that were shown before: they are offered last. */
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
  const ranked = rankBooks(candidates, tastes, actor.id, calibration());
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

/** Spends a unit of the day's AI work, and refunds it if the search fails. */
const findWithinBudget = async (
  actor: Person,
  about: AboutItem,
  shown: Shown,
): Promise<StoredRecommendation[]> => {
  await mustBeOn('recommendations');
  const day = await spendAiWork(actor.user, 'recommendations');
  try {
    return await find(actor, about, shown);
  } catch (error) {
    await refundAiWork(actor.user, 'recommendations', { day });
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
 * others stay and new ones follow; if none can be found, the others are returned alone.
 */
export const recommend = async ({ actor, query: { refresh } }: Admitted<typeof recommendations.list>) => {
  const [about, stars] = await Promise.all([findAbout(actor.id), starsOnLists(actor.id)]);
  // After a change of interests the books that were shown before no longer matter.
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

import { newYorkDay } from '../../contract/rules/day';
import { weekOf } from '../../contract/rules/week';
import type { Person } from '../accounts/identify';
import { weekBoardFor } from '../leaderboard/week-board';
import { now } from '../platform/clock';
import { absent, equal } from '../platform/table/condition';
import { optimistically } from '../platform/table/optimistic';
import { likesOf, newLikes } from './likes';
import { placeNews } from './place-news';
import { surpriseOf } from './surprise';
import { type HomeVisit, homeVisits } from './visit-store';

const firstOf = async (actor: Person, day: string, before: HomeVisit | undefined): Promise<HomeVisit> => {
  const at = now();
  const week = weekOf(at);
  const [likes, board, surprise] = await Promise.all([
    likesOf(actor.id),
    weekBoardFor(actor),
    surpriseOf(actor, day, before?.surprise ?? undefined),
  ]);
  const place = board?.me?.place ?? null;
  return {
    day,
    at: at.toISOString(),
    since: before?.at ?? null,
    likes,
    new_likes: newLikes(before?.likes, likes),
    week,
    place,
    place_news:
      before === undefined ? null : placeNews(before, { week, place, students: board?.students ?? 0 }),
    surprise: surprise ?? null,
  };
};

/**
 * The child's day of New York. Its first visit stores it, once: of two tabs one writes, and the other takes what was written.
 * 1 read unit afterwards.
 */
export const visitOf = (actor: Person): Promise<HomeVisit> =>
  optimistically(async () => {
    const key = { user_id: actor.id };
    const before = await homeVisits.get(key, { consistent: true });
    const day = newYorkDay(now());
    if (before !== undefined && before.day >= day) return before;
    const visit = await firstOf(actor, day, before);
    const unchanged = before === undefined ? absent('pk') : equal('day', before.day);
    return (await homeVisits.put({ ...key, ...visit }, unchanged)) ? visit : undefined;
  });

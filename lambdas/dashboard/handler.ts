import { dashboard } from '../../contract/dashboard';
import { doneToday } from '../analytics/done-today';
import { shelfAtAGlance } from '../books/reading-lists';
import { boardFor } from '../leaderboard/board';
import { storedRecommendations } from '../recommendations/stored';
import { serve } from '../serve';
import { goalOf } from '../store/pin';
import { findAbout } from '../users/find';
import type { Person } from '../users/identify';
import { presentMe } from '../users/present';
import { openBooks } from './open-books';

const booksShown = 3;
const rowsShown = 5;

const forReader = async (actor: Person) => {
  const [about, shelf, board, today, goal] = await Promise.all([
    findAbout(actor.id),
    shelfAtAGlance(actor.id, booksShown),
    boardFor(actor, 'global', 'week'),
    actor.role === 'student' ? doneToday(actor.id) : null,
    goalOf(actor.user),
  ]);
  return {
    me: presentMe(actor, about),
    reading: await openBooks(actor, shelf.reading),
    finished: shelf.finished,
    today,
    goal,
    board: { ...board, rows: board.rows.slice(0, rowsShown) },
    recommendations: storedRecommendations(about, shelf.stars),
  };
};

/** All data of the first screen in one answer, so that the screen renders at once. */
const get = async ({ actor }: { actor: Person }) =>
  actor.role === 'operator'
    ? {
        me: presentMe(actor, await findAbout(actor.id)),
        reading: [],
        finished: [],
        today: null,
        goal: null,
        board: null,
        recommendations: null,
      }
    : forReader(actor);

export const handler = serve(dashboard, {}, { get });

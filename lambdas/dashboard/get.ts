import type { dashboard } from '../../contract/dashboard/endpoints';
import { findAbout } from '../accounts/about';
import type { Admitted } from '../accounts/admitted';
import type { Person } from '../accounts/identify';
import { doneToday } from '../activity/done-today';
import { shelfAtAGlance } from '../books/reading-lists';
import { boardFor, seesBoards } from '../leaderboard/board';
import { storedRecommendations } from '../recommendations/stored';
import { goalOf } from '../shop/pin';
import { presentMe } from '../users/present';
import { openBooks } from './open-books';

const booksShown = 3;
const rowsShown = 5;

const forReader = async (actor: Person) => {
  const [about, shelf, board, today, goal] = await Promise.all([
    findAbout(actor.id),
    shelfAtAGlance(actor.id, booksShown),
    seesBoards(actor) ? boardFor(actor, 'global', 'week') : null,
    actor.role === 'student' ? doneToday(actor.id) : null,
    goalOf(actor.user),
  ]);
  return {
    me: presentMe(actor, about),
    reading: await openBooks(actor, shelf.reading),
    finished: shelf.finished,
    today,
    goal,
    board: board && { ...board, rows: board.rows.slice(0, rowsShown) },
    recommendations: storedRecommendations(about, shelf.stars),
  };
};

/** All data of the first screen in one answer, so that the screen renders at once. */
export const getDashboard = async ({ actor }: Admitted<typeof dashboard.get>) =>
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

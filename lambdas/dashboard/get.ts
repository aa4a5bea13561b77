import type { dashboard } from '../../contract/dashboard/endpoints';
import { findAbout } from '../accounts/about';
import type { Admitted } from '../accounts/admitted';
import type { Person } from '../accounts/identify';
import { doneToday } from '../activity/done-today';
import { shelfAtAGlance } from '../books/reading-lists';
import { unopenedGifts } from '../family/gifts/received';
import { weekBoardFor } from '../leaderboard/week-board';
import { recallDue } from '../quiz/recall/due';
import { storedRecommendations } from '../recommendations/stored';
import { isAskedByGrownUp } from '../relations/grown-ups';
import { goalOf } from '../shop/pin';
import { presentMe } from '../users/present';
import { openBooks } from './open-books';

const booksShown = 3;
const rowsShown = 5;

const forReader = async (actor: Person) => {
  const isStudent = actor.role === 'student';
  const [about, shelf, board, today, goal, gifts, recall, grown_up_asks] = await Promise.all([
    findAbout(actor.id),
    shelfAtAGlance(actor.id, booksShown),
    weekBoardFor(actor),
    isStudent ? doneToday(actor.id) : null,
    goalOf(actor.user),
    isStudent ? unopenedGifts(actor.user) : [],
    isStudent ? recallDue(actor.id) : null,
    isStudent && isAskedByGrownUp(actor.id),
  ]);
  return {
    me: await presentMe(actor, about),
    reading: await openBooks(actor, shelf.reading),
    finished: shelf.finished,
    today,
    goal,
    gifts,
    recall,
    grown_up_asks,
    board: board && { ...board, rows: board.rows.slice(0, rowsShown) },
    recommendations: storedRecommendations(about, shelf.stars),
  };
};

/** All data of the first screen in one answer, so that the screen renders at once. */
export const getDashboard = async ({ actor }: Admitted<typeof dashboard.get>) =>
  actor.role === 'operator'
    ? {
        me: await presentMe(actor, await findAbout(actor.id)),
        reading: [],
        finished: [],
        today: null,
        goal: null,
        gifts: [],
        recall: null,
        grown_up_asks: false,
        board: null,
        recommendations: null,
      }
    : forReader(actor);

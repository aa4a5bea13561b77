import { jest } from '@jest/globals';
import { type Dashboard, dashboard, type OpenBook } from '../../contract/dashboard/endpoints';
import type { Leaderboard, LeaderboardRow } from '../../contract/leaderboard/endpoints';
import type { Recommendation } from '../../contract/recommendations/endpoints';
import { users } from '../../contract/users/endpoints';
import { book, network, open, person, remember, token } from './screens';

/** The best of a board: the first has 100 points, each next one 10 fewer, with a streak of as many days as the place. */
export const rows = (...usernames: string[]): LeaderboardRow[] =>
  usernames.map((username, i) => ({
    id: username.toLowerCase(),
    username,
    points: 100 - 10 * i,
    streak: i + 1,
    place: i + 1,
  }));

/** A board of the week that ends with Sunday, the 22nd. */
export const board = (of: Partial<Leaderboard> = {}): Leaderboard => ({
  rows: [],
  me: null,
  students: 0,
  week_ends_at: '2026-11-23T05:00:00.000Z',
  ...of,
});

export const recommendation = (title: string, reason = 'Because you like kites'): Recommendation => {
  const { rating: _, ...plain } = book({ id: title.toLowerCase().replaceAll(' ', '-'), title });
  return { ...plain, reason };
};

/** A book being read by a child. */
export const openBook = ({ place = null, asked = 0, ...of }: Partial<OpenBook> = {}): OpenBook => ({
  ...book(of),
  place,
  asked,
});

/** Sets the server's answers for the first screen, and the user's record for other calls. */
export const answerDashboard = (of: Partial<Dashboard> = {}) => {
  const answer: Dashboard = {
    me: person({ book_recs: of.recommendations?.map(({ id }) => id) ?? [] }),
    reading: [],
    finished: [],
    today: { articles: 0, comic: false, talk: false },
    goal: null,
    gifts: [],
    recall: null,
    grown_up_asks: false,
    board: board(),
    recommendations: [],
    ...of,
  };
  network.answer(dashboard.get, () => answer);
  network.answer(users.me, () => answer.me);
};

/** Opens the dashboard of a child with default data. */
export const openDashboard = (of: Partial<Dashboard> = {}, path = '/dashboard') => {
  answerDashboard(of);
  return open(path).user;
};

/** Sets the current time, with a valid session. */
export const itIs = (moment: string) => {
  jest.setSystemTime(new Date(moment));
  remember(token('lasting', 60 * 24 * 400));
};

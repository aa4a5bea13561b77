import * as z from 'zod/mini';
import { ListedBook } from './books';
import { defineEndpoints, roles } from './endpoint';
import { Leaderboard } from './leaderboard';
import { Me } from './person';
import { Recommendation } from './recommendations';

const Dashboard = z.object({
  me: Me,
  /** The books being read, newest first; at most three. */
  reading: z.array(ListedBook),
  /** The best five of the week; null for operators. */
  board: z.nullable(Leaderboard),
  /** The recommendations found last; null when a search with `GET /recommendations` is needed. */
  recommendations: z.nullable(z.array(Recommendation)),
});
export type Dashboard = z.infer<typeof Dashboard>;

export const dashboard = defineEndpoints({
  get: {
    method: 'GET',
    path: '/dashboard',
    who: roles,
    response: Dashboard,
    summary: 'Everything that the first screen shows, in one answer',
  },
});

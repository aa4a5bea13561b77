import * as z from 'zod/mini';
import { defineEndpoints } from '../endpoint';
import { ClassId } from '../fields';

const boardScopes = ['global', 'school', 'class'] as const;
export const boardPeriods = ['week', 'all'] as const;
export type BoardScope = (typeof boardScopes)[number];
export type BoardPeriod = (typeof boardPeriods)[number];

/**
 * The place among the listed students. Equal points share a place; the list orders them by the time the points were reached.
 */
export const LeaderboardRow = z.object({
  id: z.string(),
  username: z.string(),
  points: z.int(),
  streak: z.int(),
  place: z.int(),
});
export type LeaderboardRow = z.infer<typeof LeaderboardRow>;

export const Leaderboard = z.object({
  /** The best hundred of the visible students. */
  rows: z.array(LeaderboardRow),
  /**
   * The reader's place among all students, including hidden ones; never shown to others; null for a student without points
   * and for grown-ups.
   */
  me: z.nullable(z.object({ place: z.int(), points: z.int() })),
  /** The number of students with points. */
  students: z.int(),
  /** When the week ends. */
  week_ends_at: z.string(),
});
export type Leaderboard = z.infer<typeof Leaderboard>;

export const leaderboard = defineEndpoints({
  board: {
    method: 'GET',
    path: '/leaderboard',
    who: ['student', 'teacher', 'parent'],
    control: 'boards',
    query: z.strictObject({
      scope: z.optional(z.enum(boardScopes)),
      period: z.optional(z.enum(boardPeriods)),
      /** The class, with the scope `class`. */
      class_id: z.optional(ClassId),
    }),
    response: Leaderboard,
    errors: ['not_verified', 'no_school', 'class_not_found'],
    summary:
      'The best students, everywhere, of one school or of one class, this week or of all time, and the own place',
  },
});

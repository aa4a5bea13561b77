import * as z from 'zod/mini';
import { defineEndpoints, roles } from './endpoint';

/** As stored: "other" means parent. */
export const AccountType = z.enum(['student', 'teacher', 'other']);
export type AccountType = z.infer<typeof AccountType>;

export const regions = ['United States', 'India', 'China', 'Europe', 'Canada'] as const;
const Region = z.enum(regions);

/** What is kept of a person. */
export const User = z.object({
  id: z.string(),
  email: z.string(),
  username: z.string(),
  age: z.int(),
  region: Region,
  account_type: AccountType,
  school: z.nullable(z.string()),
  points: z.int(),
  gems: z.int(),
  /** Days in a row, as of today in New York. */
  streak: z.int(),
  last_activity_date: z.nullable(z.string()),
  created_at: z.string(),
});
export type User = z.infer<typeof User>;

/** The signed-in person, as their own browser sees them. */
const Me = z.extend(User, { role: z.enum(roles) });
export type Me = z.infer<typeof Me>;

export const user = defineEndpoints({
  me: {
    method: 'GET',
    path: '/user',
    who: roles,
    response: Me,
    summary: "The signed-in person's record with points, gems and today's streak",
  },
  gems: {
    method: 'GET',
    path: '/user/gems',
    who: ['student'],
    response: z.object({ gems: z.int() }),
    summary: "The child's gems",
  },
  trackActivity: {
    method: 'POST',
    path: '/users/track-activity',
    who: ['student'],
    response: z.object({ streak: z.int(), gems: z.int() }),
    summary:
      'Counts today as a reading day, once however often it is called; every third day in a row earns a gem',
  },
});

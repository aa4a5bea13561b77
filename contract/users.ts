import * as z from 'zod/mini';
import { defineEndpoints, roles } from './endpoint';
import { Interests } from './interests';
import { Me, Preferences } from './person';
import { isName } from './rules/names';
import { usernameLimit } from './rules/onboarding';

// What is kept of a person has a file of its own: every function reads it, and few need the endpoints.
export * from './person';

/** Letters of one script, a few digits, no control characters, no address: a name to be called by. */
export const Username = z
  .string()
  .check(z.trim(), z.minLength(1), z.maxLength(usernameLimit))
  .check(z.refine(isName));

/** What gems are given for. */
export const gemKinds = ['streak', 'week', 'referral', 'welcome'] as const;
export const GemKind = z.enum(gemKinds);
export type GemKind = z.infer<typeof GemKind>;

export const users = defineEndpoints({
  me: {
    method: 'GET',
    path: '/user',
    who: roles,
    response: Me,
    summary: "The signed-in person's record with points, gems and today's streak",
  },
  update: {
    method: 'PATCH',
    path: '/user',
    who: roles,
    body: z.strictObject({
      username: z.optional(Username),
      /** Lists that are not given stay as they are. Changing them clears the recommendations. */
      interests: z.optional(z.strictObject(z.partial(Interests).shape)),
    }),
    response: Me,
    errors: ['username_taken', 'username_not_allowed'],
    summary: 'Changes the username and the interests; the age stays',
  },
  preferences: {
    method: 'PATCH',
    path: '/user/preferences',
    who: roles,
    body: z.strictObject(Preferences.shape),
    response: Me,
    summary: 'How the person likes to read the screen, on every device',
  },
  gems: {
    method: 'GET',
    path: '/user/gems',
    who: roles,
    response: z.object({ gems: z.int() }),
    summary: "The child's gems; 0 for grown-ups",
  },
  rewardSeen: {
    method: 'POST',
    path: '/user/reward-seen',
    who: ['student'],
    body: z.strictObject({ week: z.string().check(z.regex(/^\d{4}-W\d{2}$/)) }),
    response: z.object({ seen: z.literal(true) }),
    summary: "Says that the child has been shown a week's reward, so that it is celebrated once",
  },
  gemHistory: {
    method: 'GET',
    path: '/user/gems/history',
    who: ['student'],
    response: z.object({
      /** The latest first, a hundred at most. */
      entries: z.array(z.object({ kind: GemKind, gems: z.int(), created_at: z.string() })),
    }),
    summary: 'Where each gem came from',
  },
  socketTicket: {
    method: 'POST',
    path: '/realtime/ticket',
    who: roles,
    response: z.object({ ticket: z.string(), valid_until: z.string() }),
    summary: 'What opens one WebSocket at `/ws`, as its query parameter `token`; holds for 30 seconds, once',
  },
  trackActivity: {
    method: 'POST',
    path: '/users/track-activity',
    who: ['student'],
    response: z.object({ streak: z.int(), gems: z.int() }),
    summary: 'Counts today as a reading day where something was done today; otherwise changes nothing',
  },
});

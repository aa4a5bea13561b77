import * as z from 'zod/mini';
import { Avatar } from './avatars';
import { defineEndpoints, roles } from './endpoint';
import { Interests } from './interests';
import { Me, Preferences } from './person';
import { Username } from './username';

// The stored fields of a user have a file of their own: every function reads it, and few need the endpoints.
export * from './person';

/** The reasons for which gems come, and for `purchase` go. */
export const gemKinds = ['streak', 'week', 'referral', 'welcome', 'refund', 'purchase'] as const;
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
      avatar: z.optional(Avatar),
      /** An absent list stays unchanged. A changed one clears the recommendations. */
      interests: z.optional(z.strictObject(z.partial(Interests).shape)),
    }),
    response: Me,
    errors: ['username_taken', 'username_not_allowed'],
    summary: 'Changes the username, the picture beside it and the interests; the age stays',
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
      /** Newest first, at most a hundred. */
      entries: z.array(
        z.object({
          kind: GemKind,
          /** Negative for a purchase. */
          gems: z.int(),
          /** What was bought. */
          what: z.nullable(z.string()),
          created_at: z.string(),
        }),
      ),
    }),
    summary: 'Where each gem came from, and what it was spent on',
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

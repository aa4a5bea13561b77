import * as z from 'zod/mini';
import { defineEndpoints, roles } from '../endpoint';
import { Help } from '../fields';
import { Interests } from '../onboarding/interests';
import { Avatar } from './avatars';
import { Me, Preferences } from './person';
import { Username } from './username';

// The stored fields of a user are in their own file: every function reads them, and few need the endpoints.
export * from './person';

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
    response: z.extend(Me, { help: Help }),
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
});

import * as z from 'zod/mini';
import { BookId, Rating } from '../books/fields';
import { ChildControls } from '../controls/fields';
import { roles } from '../endpoint';
import { Interests } from '../onboarding/interests';
import { switchKinds } from '../operations/kinds';
import { termsStates } from '../rules/terms';
import { UserRecord } from './record';

export * from './fields';

export const PastBook = z.object({
  id: BookId,
  title: z.string(),
  author: z.string(),
  rating: Rating,
  description: z.string(),
});
export type PastBook = z.infer<typeof PastBook>;

/** The fields of a user that only the profile and the recommendations need. */
export const Profile = z.object({
  interests: z.nullable(Interests),
  past_books: z.array(PastBook),
  /** The ids of the recommended books, until the interests change. */
  book_recs: z.nullable(z.array(z.string())),
  last_rec: z.nullable(z.string()),
});

/** The stored fields of a user. */
const User = z.extend(UserRecord, Profile.shape);

/** The signed-in user, as the user's own browser sees the record. */
export const Me = z.extend(User, {
  /** The chosen name, whether or not others see it yet. */
  username: z.string(),
  /** Whether the name is visible to others, waits for its check, or was refused. */
  username_status: z.enum(['shown', 'checking', 'refused']),
  role: z.enum(roles),
  /** Whether the user is old enough to decide alone about visibility. */
  decides_alone: z.boolean(),
  /** Whether a newer version of the terms has to be answered before anything new is done. */
  terms: z.enum(termsStates),
  /** What guardians have switched off or limited; absent while nothing is. */
  controls: z.optional(ChildControls),
  /** What operators have switched off for all children; absent while nothing is. */
  paused: z.optional(z.array(z.enum(switchKinds))),
});
export type Me = z.infer<typeof Me>;

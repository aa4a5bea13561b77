import * as z from 'zod/mini';
import { Recommendation } from '../../contract/books/fields';
import { Profile } from '../../contract/users/person';
import { entity } from '../platform/table/entity';
import { userPartition } from '../platform/table/partition';

const { interests, past_books, book_recs, last_rec } = Profile.shape;

const StoredRecommendation = z.extend(Recommendation, {
  /** The user's rating on which the reason rests: the reason holds until it changes. Absent for a reason of words. */
  by_stars: z.optional(z.object({ book_id: z.string(), given: z.int() })),
});
export type StoredRecommendation = z.infer<typeof StoredRecommendation>;

const StoredAbout = z.object({
  interests: z._default(interests, null),
  past_books: z._default(past_books, []),
  book_recs: z._default(book_recs, null),
  last_rec: z._default(last_rec, null),
  /** Incremented with every change of the interests. */
  interests_version: z._default(z.int(), 0),
  /** The interests as vectors, for recommendations; made again when they change. */
  interests_vec: z.optional(z.array(z.number())),
  /** Books that were recommended recently, so that others are shown next. */
  recs_seen: z._default(z.array(z.string()), []),
  /** The books of `book_recs` as they were shown. */
  recommendations: z.optional(z.array(StoredRecommendation)),
});
export type AboutItem = z.infer<typeof StoredAbout>;

/** The profile of a user, which only the profile page and recommendations need. */
export const abouts = entity({
  name: 'About',
  schema: StoredAbout,
  key: ({ id }: { id: string }) => ({ pk: userPartition(id), sk: 'ABOUT' }),
  retention: 'account',
  onDeletion: 'delete',
});

import * as z from 'zod/mini';
import { BookId, Rating } from '../books/fields';
import { Avatar } from '../users/avatars';

/** The fields that each of the two sees of the other in a list. Adults also see the address, students never do. */
const Someone = z.object({ id: z.string(), username: z.string(), email: z.optional(z.string()) });

/** A friend of a student, or a student whom an adult supervises. */
export const Friend = z.extend(Someone, {
  points: z.int(),
  streak: z.int(),
  /** The border that a student has put on, from the store. */
  border: z.nullable(z.string()),
  avatar: Avatar,
  relationship_type: z.enum(['friend', 'supervision']),
  since: z.string(),
  /** The adult has consented for this child. */
  guardian: z.boolean(),
  /** False for a child whose core consent was taken back: only the guardian still sees this child. */
  active: z.boolean(),
  /** The ids of the teacher's classes that the student is in; none for friends. */
  classes: z.array(z.string()),
});
export type Friend = z.infer<typeof Friend>;

export const FriendshipStatus = z.enum(['none', 'request_sent', 'request_received', 'friends', 'declined']);
export type FriendshipStatus = z.infer<typeof FriendshipStatus>;

/** Fields that may not be seen (yet) are null. */
const Acquaintance = z.extend(Someone, {
  points: z.nullable(z.int()),
  streak: z.nullable(z.int()),
  avatar: Avatar,
});

export const FoundUser = z.extend(Acquaintance, { friendship_status: FriendshipStatus });
export type FoundUser = z.infer<typeof FoundUser>;

export const FriendRequest = z.object({
  /** The id of the user who asks, as `PATCH /friends/respond` takes it. */
  id: z.string(),
  user: Acquaintance,
  created_at: z.string(),
});
export type FriendRequest = z.infer<typeof FriendRequest>;

export const FriendBook = z.object({
  id: BookId,
  title: z.string(),
  author: z.string(),
  thumbnail: z.nullable(z.string()),
  rating: z.nullable(Rating),
});
export type FriendBook = z.infer<typeof FriendBook>;

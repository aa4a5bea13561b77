import * as z from 'zod/mini';
import { defineEndpoints, roles } from '../endpoint';
import { UserId } from '../fields';
import { addressesAtOnce } from '../rules/friends';
import { usernameLimit } from '../rules/onboarding';
import { GrownUp } from './grown-ups';
import { FoundUser, Friend, FriendBook, FriendRequest, FriendshipStatus } from './people';

export type { FoundUser, Friend, FriendBook, FriendRequest, FriendshipStatus };

const friendly = ['student', 'teacher', 'parent'] as const;

/** An address as it was pasted: each gets its own result, also one that is none. */
const Pasted = z
  .string()
  .check(z.trim(), z.toLowerCase(), z.minLength(1), z.maxLength(254), z.regex(/^\P{Cc}*$/u));

/** Friends of students, and the supervision of students by teachers and parents. */
export const friends = defineEndpoints({
  list: {
    method: 'GET',
    path: '/friends',
    who: friendly,
    control: 'friends',
    response: z.array(Friend),
    summary: "A student's friends, or the students whom a teacher or parent supervises; most points first",
  },
  requests: {
    method: 'GET',
    path: '/friends/requests',
    who: friendly,
    response: z.object({
      incoming: z.array(FriendRequest),
      outgoing: z.array(FriendRequest),
      /** Requests of one's own that were declined. */
      rejected: z.array(FriendRequest),
      /** For students: the adults who ask to see them, three at a time, and all who already can. */
      grown_ups: z.object({ asking: z.array(GrownUp), seeing: z.array(GrownUp) }),
    }),
    summary: 'Requests that wait for an answer, and the grown-ups of a student',
  },
  books: {
    method: 'GET',
    path: '/friends/{userId}/books',
    who: friendly,
    control: 'friends',
    params: z.strictObject({ userId: UserId }),
    response: z.object({
      reading: z.array(FriendBook),
      want_to_read: z.array(FriendBook),
      read: z.array(FriendBook),
    }),
    errors: ['friend_books_unavailable'],
    summary: 'The three reading lists of a friend or of a supervised student',
  },
  search: {
    method: 'GET',
    path: '/friends/search',
    who: ['student'],
    control: 'friends',
    query: z.strictObject({
      username: z.string().check(z.trim(), z.maxLength(usernameLimit * 4), z.regex(/^\P{Cc}*$/u)),
    }),
    response: FoundUser,
    errors: [
      'friend_username_required',
      'friend_username_unknown',
      'friend_is_you',
      'friends_off',
      'too_many_searches',
    ],
    summary: 'A student with exactly this username, who has finding friends switched on',
  },
  searchByEmail: {
    method: 'GET',
    path: '/friends/search-by-email',
    who: roles,
    query: z.strictObject({ email: Pasted }),
    response: FoundUser,
    errors: [
      'email_search_for_supervisors',
      'not_verified',
      'student_email_unknown',
      'child_email_unknown',
      'too_many_searches',
    ],
    summary: 'The student with this address, for verified teachers and parents',
  },
  request: {
    method: 'POST',
    path: '/friends/request',
    who: friendly,
    terms: 'before',
    control: 'friends',
    body: z.strictObject({ recipient_id: UserId }),
    response: z.object({ auto_accepted: z.boolean() }),
    errors: [
      'friends_off',
      'not_verified',
      'recipient_unknown',
      'asked_recently',
      'too_many_open_requests',
      'friends_full',
    ],
    summary: 'Asks a student to be friends, or to be supervised',
  },
  respond: {
    method: 'PATCH',
    path: '/friends/respond',
    who: ['student'],
    terms: 'within',
    body: z.strictObject({ request_id: UserId, action: z.enum(['accept', 'decline', 'report']) }),
    response: z.object({ friendship_status: FriendshipStatus }),
    errors: ['request_not_found', 'friends_off', 'friends_full', 'paused'],
    summary: "Accepts or declines another student's or an adult's request, or reports an adult's",
  },
  unfriend: {
    method: 'DELETE',
    path: '/friends/unfriend',
    who: friendly,
    query: z.strictObject({ friend_id: z.optional(UserId) }),
    body: z.strictObject({ friend_id: z.optional(UserId) }),
    response: z.object({ removed: z.literal(true) }),
    errors: ['relation_not_found', 'guardian_stays', 'guardian_lets_in', 'guardian_of_child'],
    summary: 'Ends a friendship or a supervision, at once for both; `friend_id` in the body or the query',
  },
  bulkRequest: {
    method: 'POST',
    path: '/friends/bulk-request',
    who: ['teacher'],
    terms: 'before',
    body: z.strictObject({
      emails: z.array(Pasted).check(z.minLength(1), z.maxLength(addressesAtOnce)),
    }),
    response: z.object({
      /** Asked; these students have to accept. */
      successful: z.array(z.string()),
      auto_accepted: z.array(z.string()),
      failed: z.array(z.object({ email: z.string(), error: z.string() })),
    }),
    errors: ['not_verified', 'too_many_searches'],
    summary: 'Asks up to 200 students by their addresses, each with its own result',
  },
  setDiscovery: {
    method: 'POST',
    path: '/friends/discovery',
    who: ['student'],
    terms: 'within',
    body: z.strictObject({ discoverable: z.boolean() }),
    response: z.object({ discoverable: z.boolean() }),
    errors: ['consent_required'],
    summary: 'Whether one finds friends and is found: for students who are old enough to decide alone',
  },
});

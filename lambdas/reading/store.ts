import * as z from 'zod/mini';
import { entity } from '../platform/table/entity';
import { userPartition } from '../platform/table/partition';

const Count = z._default(z.int(), 0);

/** The place of a reader in one book. */
export const places = entity({
  name: 'ReadingPlace',
  schema: z.object({
    book_id: z.string(),
    chapter: z.int(),
    paragraph: z.int(),
    /** The last chapter that was read to its end. It never decreases. */
    furthest: Count,
    /** The words that a student has read here: see `count-words.ts`. */
    words: Count,
    read_at: z.string(),
  }),
  key: ({ user_id, book_id }: { user_id: string; book_id: string }) => ({
    pk: userPartition(user_id),
    sk: `PLACE#${book_id}`,
  }),
  retention: 'account',
  onDeletion: 'delete',
});

/** A reader's log for a book on one day. */
export const logged = entity({
  name: 'ReadingLog',
  schema: z.object({ book_id: z.string(), day: z.string(), pages: z.int(), minutes: z.int() }),
  key: ({ user_id, book_id, day }: { user_id: string; book_id: string; day: string }) => ({
    pk: userPartition(user_id),
    sk: `LOG#${book_id}#${day}`,
  }),
  retention: 'account',
  onDeletion: 'delete',
});

/** The days of one book, the latest first. Consistent, because they are read right after a change. */
export const loggedIn = (userId: string, bookId: string) =>
  logged.list(userPartition(userId), `LOG#${bookId}#`, { newestFirst: true, consistent: true });

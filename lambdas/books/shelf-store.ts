import * as z from 'zod/mini';
import { Rating, Stage } from '../../contract/books/fields';
import { entity } from '../platform/table/entity';
import { userPartition } from '../platform/table/partition';

/** One book on a user's lists. */
export const shelf = entity({
  name: 'ShelfEntry',
  schema: z.object({
    user_id: z.string(),
    book_id: z.string(),
    stage: Stage,
    rating: z.nullable(Rating),
    changed_at: z.string(),
  }),
  key: ({ user_id, book_id }: { user_id: string; book_id: string }) => ({
    pk: userPartition(user_id),
    sk: `SHELF#${book_id}`,
  }),
  retention: 'account',
  onDeletion: 'delete',
});

/** Strongly consistent, because a request reads the shelf immediately after changing it. */
export const shelfOf = (userId: string) => shelf.list(userPartition(userId), 'SHELF#', { consistent: true });

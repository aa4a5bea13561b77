import * as z from 'zod/mini';
import { entity } from '../platform/table/entity';
import { userPartition } from '../platform/table/partition';

/** A book that a student has read to the end, here or by its last quiz; one item per book, for ever. */
export const finishedBooks = entity({
  name: 'FinishedBook',
  schema: z.object({
    book_id: z.string(),
    finished_at: z.string(),
    /** The gems that its words have paid. */
    gems: z.int(),
  }),
  key: ({ user_id, book_id }: { user_id: string; book_id: string }) => ({
    pk: userPartition(user_id),
    sk: `FINISHED#${book_id}`,
  }),
  retention: 'account',
  onDeletion: 'delete',
});

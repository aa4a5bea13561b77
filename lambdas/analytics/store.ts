import * as z from 'zod/mini';
import { entity } from '../platform/table/entity';
import { userPartition } from '../platform/table/partition';

/** A grown-up's look at a transcript, which the child sees. */
export const looks = entity({
  name: 'TranscriptLook',
  schema: z.object({
    id: z.string(),
    session_id: z.string(),
    book_title: z.string(),
    /** A mark instead of the id if the grown-up's account is deleted. */
    adult_id: z.string(),
    role: z.enum(['teacher', 'parent']),
    at: z.string(),
  }),
  key: ({ user_id, id }: { user_id: string; id: string }) => ({
    pk: userPartition(user_id),
    sk: `LOOK#${id}`,
  }),
  // Longer than any transcript is kept.
  retention: { days: 365, fromCreation: true },
  onDeletion: { mirror: 'grown-ups' },
});

/** Newest first. */
export const latestLooks = (userId: string, limit: number) =>
  looks.list(userPartition(userId), 'LOOK#', { limit, newestFirst: true, consistent: true });

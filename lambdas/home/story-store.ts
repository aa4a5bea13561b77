import * as z from 'zod/mini';
import { entity } from '../platform/table/entity';
import { userPartition } from '../platform/table/partition';

/** A part of a story in parts that a child has read to its end, with the day of New York. */
export const partsRead = entity({
  name: 'StoryPart',
  schema: z.object({ story: z.string(), part: z.int(), day: z.string() }),
  key: ({ user_id, story, part }: { user_id: string; story: string; part: number }) => ({
    pk: userPartition(user_id),
    sk: `STORYPART#${story}#${String(part).padStart(2, '0')}`,
  }),
  retention: 'account',
  onDeletion: 'delete',
});

/** Strongly consistent, because they are read right after a change. 1 read unit for about 40 parts. */
export const partsReadBy = (userId: string) =>
  partsRead.list(userPartition(userId), 'STORYPART#', { consistent: true });

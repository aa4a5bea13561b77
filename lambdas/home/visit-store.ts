import * as z from 'zod/mini';
import { Surprise } from '../../contract/home/endpoints';
import { entity } from '../platform/table/entity';
import { userPartition } from '../platform/table/partition';

/** A child's latest day on the first screen: written by its first visit, so that all others of the day show the same. */
export const homeVisits = entity({
  name: 'HomeVisit',
  schema: z.object({
    day: z.string(),
    at: z.string(),
    /** The first visit of the last day before; null on the first day. */
    since: z.nullable(z.string()),
    /** The likes that the latest comics had, by their ids. */
    likes: z.record(z.string(), z.int()),
    new_likes: z.int(),
    week: z.string(),
    place: z.nullable(z.int()),
    /** The place is told today. */
    place_news: z.nullable(z.enum(['first', 'better'])),
    surprise: z.nullable(Surprise),
  }),
  key: ({ user_id }: { user_id: string }) => ({ pk: userPartition(user_id), sk: 'HOMEVISIT' }),
  retention: 'account',
  onDeletion: 'delete',
});
export type HomeVisit = NonNullable<Awaited<ReturnType<(typeof homeVisits)['get']>>>;

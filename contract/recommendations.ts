import * as z from 'zod/mini';
import { Book } from './books';
import { defineEndpoints } from './endpoint';

/** How many are shown. */
export const recommendedBooks = 5;

export const Recommendation = z.extend(Book, {
  /** Why this book, in one line: `Because you like dragons`. */
  reason: z.string(),
});
export type Recommendation = z.infer<typeof Recommendation>;

export const recommendations = defineEndpoints({
  list: {
    method: 'GET',
    path: '/recommendations',
    who: ['student', 'teacher', 'parent'],
    query: z.strictObject({ refresh: z.optional(z.enum(['true', 'false'])) }),
    response: z.object({ recommendations: z.array(Recommendation) }),
    errors: ['recommendations_failed', 'ai_resting'],
    summary:
      'Five books that suit the person and are on none of their lists; the same until they are refreshed',
  },
});

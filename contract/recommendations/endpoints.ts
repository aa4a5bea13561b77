import * as z from 'zod/mini';
import { Recommendation } from '../books/fields';
import { defineEndpoints } from '../endpoint';

export { Recommendation };

/** The number of recommendations. */
export const recommendedBooks = 5;

export const recommendations = defineEndpoints({
  list: {
    method: 'GET',
    path: '/recommendations',
    who: ['student', 'teacher', 'parent'],
    query: z.strictObject({ refresh: z.optional(z.enum(['true', 'false'])) }),
    response: z.object({ recommendations: z.array(Recommendation) }),
    errors: ['recommendations_failed', 'ai_resting', 'paused'],
    summary:
      'Five books that suit the person and are on none of their lists; the same until they are refreshed',
  },
});

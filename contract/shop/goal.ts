import * as z from 'zod/mini';
import { itemKinds } from './kinds';

/** The item that a student is saving up for. */
export const Goal = z.object({
  id: z.string(),
  name: z.string(),
  type: z.enum(itemKinds),
  gem_cost: z.int(),
});
export type Goal = z.infer<typeof Goal>;

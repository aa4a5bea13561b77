import { removeExports } from '../../../lambdas/exports/remove';
import { writeYears, type Years } from '../long-reader';
import { somebody } from '../somebody';

export const exportTasks = {
  /** Removes the copies of a person's data, as a deletion does. */
  removeExports: async ({ userId }: { readonly userId: string }) =>
    removeExports((await somebody(userId)).user),
  /** Gives a child the records of years. */
  years: (of: Years) => writeYears(of),
};

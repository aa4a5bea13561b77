import * as z from 'zod/mini';
import { entity } from '../platform/table/entity';
import { userPartition } from '../platform/table/partition';

/** A guardian's change of what is switched off or limited for a child. Entries are only added. */
export const controlChanges = entity({
  name: 'ControlChange',
  schema: z.object({
    child_id: z.string(),
    id: z.string(),
    at: z.string(),
    /** The account of the guardian; null once it is deleted. */
    by: z.nullable(z.string()),
    /** What this guardian had decided before and after, as stored; absent for nothing. */
    before: z.optional(z.string()),
    after: z.optional(z.string()),
  }),
  key: ({ child_id, id }: { child_id: string; id: string }) => ({
    pk: userPartition(child_id),
    sk: `CONTROLS#${id}`,
  }),
  retention: { days: 365 },
  onDeletion: 'delete',
});

/** The changes of a child's controls, the latest first. */
export const changesOf = async (childId: string) =>
  (await controlChanges.list(userPartition(childId), 'CONTROLS#', { consistent: true })).toReversed();

import * as z from 'zod/mini';
import { ExportStep } from '../../contract/exports/endpoints';
import { entity } from '../platform/table/entity';
import { userPartition } from '../platform/table/partition';

export interface ExportKey {
  /** The person whose data it is. */
  readonly about: string;
  /** The user who asked: the person, or a guardian. */
  readonly asker: string;
}

/** A copy of a person's data: in the partition of that person, so that a deletion of the person finds it. */
export const exportItems = entity({
  name: 'Export',
  schema: z.object({
    id: z.string(),
    about: z.string(),
    asker: z.string(),
    state: z.enum(['making', 'ready', 'failed']),
    step: ExportStep,
    done: z.int(),
    of: z.int(),
    size: z.nullable(z.int()),
    /** The end of the worker's lease. */
    lease_until: z.nullable(z.string()),
    /** A copy that is not ready by this time counts as failed, because its worker is dead. */
    expected_by: z.string(),
    asked_at: z.string(),
    ready_at: z.nullable(z.string()),
  }),
  key: ({ about, asker }: ExportKey) => ({ pk: userPartition(about), sk: `EXPORT#${asker}` }),
  retention: { days: 1 },
  onDeletion: { mirror: 'exports' },
});
export type ExportItem = NonNullable<Awaited<ReturnType<(typeof exportItems)['get']>>>;

export const exportsAbout = (userId: string): Promise<ExportItem[]> =>
  exportItems.list(userPartition(userId), 'EXPORT#', { consistent: true });

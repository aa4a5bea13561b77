import { ulid } from 'ulid';
import * as z from 'zod/mini';
import { guardianChanges } from '../../contract/family/changes';
import { now } from '../platform/clock';
import { present } from '../platform/table/condition';
import { entity } from '../platform/table/entity';
import { userPartition } from '../platform/table/partition';
import type { Write } from '../platform/table/transact';

/** What a guardian has changed about a child, for the other guardians. Consents have records of their own. */
const changes = entity({
  name: 'GuardianChange',
  schema: z.object({
    child_id: z.string(),
    id: z.string(),
    what: z.enum(guardianChanges),
    /** Null for a guardian without an account, also after it was deleted. */
    adult_id: z.nullable(z.string()),
    at: z.string(),
  }),
  key: ({ child_id, id }: { child_id: string; id: string }) => ({
    pk: userPartition(child_id),
    sk: `CHANGE#${id}`,
  }),
  retention: { days: 365, fromCreation: true },
  onDeletion: { mirror: 'grown-ups' },
});

export type GuardianChange = (typeof guardianChanges)[number];

/** Returns the write that records a change by a guardian. */
export const recordingChange = (child_id: string, adult_id: string | null, what: GuardianChange): Write => {
  const at = now();
  return changes.creating({ child_id, id: ulid(at.getTime()), what, adult_id, at: at.toISOString() });
};

/** Newest first. */
export const latestChanges = (childId: string, limit: number) =>
  changes.list(userPartition(childId), 'CHANGE#', { limit, newestFirst: true, consistent: true });

/** Newest first. */
export const allChanges = (childId: string) =>
  changes.list(userPartition(childId), 'CHANGE#', { newestFirst: true, consistent: true });

/** The changes stay on record without the guardian, whose account is being deleted. */
export const forgetInChanges = async (childId: string, adultId: string): Promise<void> => {
  for (const change of await allChanges(childId))
    if (change.adult_id === adultId) await changes.update(change, { set: { adult_id: null } }, present('pk'));
};

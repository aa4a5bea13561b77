import * as z from 'zod/mini';
import { entity } from '../platform/table/entity';
import { shardOf, userPartition } from '../platform/table/partition';

/** The reason of a change of a balance. One entry per cause, for ever: it is the idempotency key. */
export const ledger = entity({
  name: 'LedgerEntry',
  schema: z.object({
    user_id: z.string(),
    cause: z.string(),
    points: z.int(),
    gems: z.int(),
    /** The purchase that was paid with the gems. */
    what: z.optional(z.string()),
    created_at: z.string(),
  }),
  key: ({ user_id, cause }: { user_id: string; cause: string }) => ({
    pk: userPartition(user_id),
    sk: `LEDGER#${cause}`,
  }),
  retention: 'account',
  onDeletion: 'delete',
});

/** A week's reward that waits for an operator or has been decided. */
export const heldRewards = entity({
  name: 'HeldReward',
  schema: z.object({
    user_id: z.string(),
    week: z.string(),
    points: z.int(),
    gems: z.int(),
    status: z.enum(['held', 'released', 'declined']),
    held_at: z.string(),
    decided_by: z.nullable(z.string()),
    decided_at: z.nullable(z.string()),
  }),
  key: ({ user_id, week }: { user_id: string; week: string }) => ({
    pk: userPartition(user_id),
    sk: `HELD#${week}`,
  }),
  retention: { days: 180 },
  onDeletion: 'delete',
});

export const heldList = 'HELD_REWARDS';

/** The newest entries of one kind of cause, for example `streak#…`. */
export const latestOf = (userId: string, kind: string, limit: number) =>
  ledger.list(userPartition(userId), `LEDGER#${kind}#`, { limit, newestFirst: true });

const rosterPartition = (roster: string, shard: number) => `ROSTER#${roster}#${shard}`;

/** Long enough to settle missed nights later. */
export const rosterDays = 30;

/** The users to process when a week or a day is settled: those who earned points in that week, or read on that day. */
export const rosters = entity({
  name: 'RosterEntry',
  schema: z.object({ user_id: z.string() }),
  key: ({ roster, user_id }: { roster: string; user_id: string }) => ({
    pk: rosterPartition(roster, shardOf(user_id)),
    sk: `ID#${user_id}`,
  }),
  retention: { days: rosterDays },
  onDeletion: { mirror: 'boards' },
});

export const idsOn = async (roster: string, shard: number): Promise<string[]> =>
  (await rosters.list(rosterPartition(roster, shard), 'ID#')).map(({ user_id }) => user_id);

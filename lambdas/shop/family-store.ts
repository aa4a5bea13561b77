import * as z from 'zod/mini';
import { entity } from '../platform/table/entity';

interface Parts {
  readonly adult_email: string;
  readonly id: string;
}

const partition = (email: string) => `ADULT#${email}`;

const StoredReward = z.object({
  adult_email: z.string(),
  id: z.string(),
  name: z.string(),
  gem_cost: z.int(),
});
export type RewardItem = z.infer<typeof StoredReward>;

/** A reward that a parent offers. Keyed by address, like the parent's relations to the children. */
export const familyRewards = entity({
  name: 'FamilyReward',
  schema: StoredReward,
  key: ({ adult_email, id }: Parts) => ({ pk: partition(adult_email), sk: `REWARD#${id}` }),
  retention: 'account',
  onDeletion: { mirror: 'grown-ups' },
});

export const rewardsBy = (email: string) =>
  familyRewards.list(partition(email), 'REWARD#', { consistent: true });

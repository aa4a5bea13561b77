import * as z from 'zod/mini';
import { Change, proposalDays } from '../../contract/proposals/change';
import { entity } from '../platform/table/entity';

const StoredProposal = z.object({
  id: z.string(),
  case: z.string(),
  change: Change,
  /** The keyed hash of the person whom the change is about. */
  target_hash: z.string(),
  state: z.enum(['proposed', 'agreed', 'withdrawn']),
  proposed_by: z.string(),
  /** The username of the operator who proposed. */
  proposer: z.string(),
  proposed_at: z.string(),
  agreed_by: z.nullable(z.string()),
});
export type ProposalItem = z.infer<typeof StoredProposal>;

/** An action that waits for a second operator, or has had one. Void after its time, in any state: the log keeps what was done. */
export const proposals = entity({
  name: 'Proposal',
  schema: StoredProposal,
  key: ({ id }: { id: string }) => ({ pk: `PROPOSAL#${id}`, sk: 'PROPOSAL' }),
  retention: { days: proposalDays, fromCreation: true },
  onDeletion: { keep: 'void within days; the log keeps what was done, without a name' },
});

/** The proposals that wait. */
export const proposalList = 'PROPOSALS';

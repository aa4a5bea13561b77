import type { proposals as endpoints } from '../../contract/proposals/endpoints';
import type { Admitted } from '../accounts/admitted';
import { ownName } from '../accounts/names';
import { recordingStep } from '../audit/record';
import { now } from '../platform/clock';
import { keyedHash } from '../platform/keyed-hash';
import { absent, all, equal } from '../platform/table/condition';
import { optimistically } from '../platform/table/optimistic';
import { transact } from '../platform/table/transact';
import { actionOf } from './actions';
import { presentProposal } from './present';
import { type ProposalItem, proposalList, proposals } from './store';

/** The proposals that wait, oldest first. */
export const list = async ({ actor, query: { cursor } }: Admitted<typeof endpoints.list>) => {
  const { items, next } = await proposals.page(proposalList, { cursor });
  return { proposals: await Promise.all(items.map((item) => presentProposal(actor, item))), next };
};

/**
 * Proposes an action, and records it in the same transaction. The same change is one proposal: while it waits, a further call
 * returns it unchanged, whoever makes it.
 */
export const propose = ({ actor, body: { change, case: reason } }: Admitted<typeof endpoints.propose>) =>
  optimistically(async () => {
    const { check, target } = actionOf(change);
    await check(change);
    const id = keyedHash(JSON.stringify(change));
    const before = await proposals.get({ id }, { consistent: true });
    if (before?.state === 'proposed') return presentProposal(actor, before);
    const proposal: ProposalItem = {
      id,
      case: reason,
      change,
      target_hash: keyedHash(target(change)),
      state: 'proposed',
      proposed_by: actor.id,
      proposer: ownName(actor.user),
      proposed_at: now().toISOString(),
      agreed_by: null,
    };
    const refused = await transact({
      proposal: proposals.putting(
        { ...proposal, list: proposalList, listed_at: proposal.proposed_at },
        before === undefined
          ? absent('pk')
          : all(equal('state', before.state), equal('proposed_at', before.proposed_at)),
      ),
      audit: recordingStep({
        actor,
        action: change.action,
        case: reason,
        target_hash: proposal.target_hash,
        step: 'proposed',
      }),
    });
    return refused.length === 0 ? presentProposal(actor, proposal) : undefined;
  });

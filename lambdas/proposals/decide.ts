import type { proposals as endpoints } from '../../contract/proposals/endpoints';
import type { Admitted } from '../accounts/admitted';
import type { Person } from '../accounts/identify';
import { recordingStep } from '../audit/record';
import { ApiError } from '../platform/api-error';
import { all, equal } from '../platform/table/condition';
import { unlisted } from '../platform/table/entity';
import { transact } from '../platform/table/transact';
import { actionOf } from './actions';
import { isOwn, presentProposal } from './present';
import { type ProposalItem, proposals } from './store';

const find = (id: string) => proposals.get({ id }, { consistent: true });

/** Throws `proposal_over` if the proposal was decided, or proposed anew, since it was read. */
const mustWait = async ({ id, proposed_at }: ProposalItem): Promise<void> => {
  const found = await find(id);
  if (found?.state !== 'proposed' || found.proposed_at !== proposed_at) throw new ApiError('proposal_over');
};

/** Returns the writes that close a proposal once and record the operator beside the one who proposed. */
const closing = (actor: Person, proposal: ProposalItem, state: 'agreed' | 'withdrawn') => ({
  proposal: proposals.updating(
    { id: proposal.id },
    { set: { state, ...(state === 'agreed' && { agreed_by: actor.id }) }, remove: unlisted },
    all(equal('state', 'proposed'), equal('proposed_at', proposal.proposed_at)),
  ),
  audit: recordingStep({
    actor,
    action: proposal.change.action,
    case: proposal.case,
    target_hash: proposal.target_hash,
    step: state,
    proposer: { id: proposal.proposed_by, name: proposal.proposer },
  }),
});

/**
 * A second operator agrees: the action and the record of both are one transaction. The same operator may repeat the call, which
 * then completes what follows the transaction.
 */
export const agree = async ({ actor, params: { id } }: Admitted<typeof endpoints.agree>) => {
  const proposal = await find(id);
  if (proposal === undefined) throw new ApiError('proposal_over');
  const { carryOut, follow } = actionOf(proposal.change);
  if (proposal.state !== 'agreed' || proposal.agreed_by !== actor.id) {
    await mustWait(proposal);
    if (await isOwn(actor, proposal)) throw new ApiError('proposal_yours');
    await carryOut(proposal.change, async () => {
      await mustWait(proposal);
      return closing(actor, proposal, 'agreed');
    });
  }
  await follow?.(proposal.change);
  return presentProposal(actor, { ...proposal, state: 'agreed' });
};

/** Any operator may withdraw a proposal, so that one that is wrong does not wait for its author. */
export const withdraw = async ({ actor, params: { id } }: Admitted<typeof endpoints.withdraw>) => {
  const proposal = await find(id);
  if (proposal === undefined) throw new ApiError('proposal_over');
  const refused =
    proposal.state === 'proposed' ? await transact(closing(actor, proposal, 'withdrawn')) : ['proposal'];
  if (refused.length > 0) throw new ApiError('proposal_over');
  return presentProposal(actor, { ...proposal, state: 'withdrawn' });
};

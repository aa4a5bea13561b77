import { type Proposal, proposalDays } from '../../contract/proposals/change';
import { isSameMailbox } from '../../contract/rules/mailbox';
import { findUser } from '../accounts/find';
import type { Person } from '../accounts/identify';
import { secondsFrom } from '../platform/clock';
import { actionOf } from './actions';
import type { ProposalItem } from './store';

/** Whether an operator has proposed it, under this or another address of the mailbox. */
export const isOwn = async (
  { id, user }: Pick<Person, 'id' | 'user'>,
  { proposed_by }: ProposalItem,
): Promise<boolean> => {
  if (proposed_by === id) return true;
  const proposer = await findUser(proposed_by);
  return proposer !== undefined && isSameMailbox(proposer.email, user.email);
};

export const presentProposal = async (actor: Person, proposal: ProposalItem): Promise<Proposal> => {
  const { proposed_at, proposer, change } = proposal;
  return {
    ...proposal,
    about: await actionOf(change).name(change),
    proposed_by: proposer,
    valid_until: secondsFrom(new Date(proposed_at), proposalDays * 86_400).toISOString(),
    yours: await isOwn(actor, proposal),
  };
};

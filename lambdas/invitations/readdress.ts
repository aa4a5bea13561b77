import { equal } from '../platform/table/condition';
import { invitations, invitedChildren, waitlist } from './store';

/**
 * Names a parent's new address in the invitations that the parent has sent, and takes the address off the waitlist. The used
 * invitation stays under the former address, which can be invited again. Idempotent.
 */
export const readdressInvitations = async (owner: string, from: string, to: string): Promise<void> => {
  const invited = await invitedChildren.get({ parent_id: owner }, { consistent: true });
  for (const { email } of invited?.sent ?? [])
    await invitations.update({ email, owner }, { set: { consents_by: to } }, equal('consents_by', from));
  await waitlist.remove({ email: to });
};

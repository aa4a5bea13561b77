import type { Consents } from '../../contract/users/endpoints';
import type { UserItem } from '../accounts/find';
import { knownName } from '../accounts/names';
import { now } from '../platform/clock';
import { hashOf, newSecret } from '../platform/secret';
import type { Write } from '../platform/table/transact';
import { invitations } from './store';

interface Added {
  /** Made up. */
  readonly email: string;
  readonly child_id: string;
  readonly guardian: UserItem;
  readonly consents: Consents;
}

/** Returns the write of the invitation with which a child without an address counts as invited, and as here. No mail has its code. */
export const invitationOfAdded = ({ email, child_id, guardian, consents }: Added): Write => {
  const at = now().toISOString();
  return invitations.creating({
    email,
    owner: guardian.id,
    code_hash: hashOf(newSecret()),
    account_type: 'student',
    school: null,
    consents,
    consents_by: guardian.email,
    invited_by: knownName(guardian) ?? 'A parent',
    created_at: at,
    valid_until: at,
    used_by: child_id,
    passed_over: false,
    revoked_at: null,
    released: false,
  });
};

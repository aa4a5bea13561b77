import { mailboxOf } from '../../contract/rules/mailbox';
import { shareDomain } from '../../contract/rules/school';
import { now } from '../platform/clock';
import { absent, all, equal } from '../platform/table/condition';
import type { Write } from '../platform/table/transact';
import { formerAddresses, formerAddressesOf } from './former-addresses';
import { emailLocks } from './locks';
import { mailboxMembers } from './mailbox-store';
import { schoolKeyOf } from './school-key';
import { teachersToVerify, type UserItem, users } from './store';

/** Operators verified a teacher with the former address: outside the domain of its school they do so again. */
const unverifying = ({ account_type, verified, email }: UserItem, to: string) =>
  account_type === 'teacher' && verified && !shareDomain(email, to)
    ? { verified: false, list: teachersToVerify, listed_at: now().toISOString() }
    : {};

/** Returns the writes that give a person another address. `lock` refuses if somebody has it, `user` if the person has another one. */
export const changingAddress = (user: UserItem, to: string): Record<'user' | 'lock' | string, Write> => {
  const { id, email: from, account_type } = user;
  const [before, after] = [mailboxOf(from), mailboxOf(to)];
  const key = schoolKeyOf({ ...user, email: to });
  const set = { email: to, ...key, ...unverifying(user, to) };
  const remove = key.school_key === undefined ? ['school_key'] : [];
  return {
    user: users.updating({ id }, { set, remove }, all(equal('email', from), absent('deleting_at'))),
    lock: emailLocks.creating({ value: to, user_id: id }),
    'old lock': emailLocks.removing({ value: from }),
    former: formerAddresses.putting({ value: from, user_id: id }),
    'own former': formerAddressesOf.putting({ user_id: id, value: from }),
    returned: formerAddresses.removing({ value: to }),
    mailbox: mailboxMembers.putting({ mailbox: after, user_id: id, account_type }),
    ...(before !== after && { 'old mailbox': mailboxMembers.removing({ mailbox: before, user_id: id }) }),
  };
};

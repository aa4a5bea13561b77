import { now } from '../platform/clock';
import { absent, all, equal, present } from '../platform/table/condition';
import { unlisted } from '../platform/table/entity';
import { schoolKeyOf } from './school-key';
import { teachersToVerify, type UserItem, users } from './store';

/**
 * Returns the write that shuts an account: from then on everybody but the deletion takes it for deleted. It leaves the index of
 * the school and the operators' list; nothing else of the record changes.
 */
export const leaving = (id: string, at: string) =>
  users.updating(
    { id },
    { set: { deleting_at: at }, remove: ['school_key', ...unlisted] },
    all(present('pk'), absent('deleting_at')),
  );

/** Returns the write that opens an account as it was before `leaving`. It refuses if the record is gone. */
export const comingBack = (user: UserItem, at: string) => {
  const waits = user.account_type === 'teacher' && !user.verified;
  return users.updating(
    { id: user.id },
    {
      set: {
        back_at: now().toISOString(),
        ...schoolKeyOf(user),
        ...(waits && { list: teachersToVerify, listed_at: user.created_at }),
      },
      remove: ['deleting_at'],
    },
    equal('deleting_at', at),
  );
};

import type { addresses } from '../../contract/addresses/endpoints';
import type { Admitted } from '../accounts/admitted';
import { ApiError } from '../platform/api-error';
import { equal } from '../platform/table/condition';
import { transact } from '../platform/table/transact';
import { presentAddress } from './present';
import { type ChangeItem, changeOf, changes } from './store';
import { whoseAddress } from './whose';

/** Removes a change, with which its links end. Throws `address_moving` once both mailboxes have confirmed. */
export const takeBack = async ({ user_id, present_hash }: ChangeItem): Promise<void> => {
  const refused = await transact({
    change: changes.removing({ user_id }, equal('state', 'asked')),
  });
  const left = refused.length === 0 ? undefined : await changeOf(user_id);
  if (left?.present_hash === present_hash) throw new ApiError('address_moving');
};

export const cancel = async ({ actor, params }: Admitted<typeof addresses.cancel>) => {
  const user = await whoseAddress(actor, params.person);
  const change = await changeOf(user.id);
  if (change !== undefined) await takeBack(change);
  return presentAddress(user);
};

export const get = async ({ actor, params }: Admitted<typeof addresses.get>) =>
  presentAddress(await whoseAddress(actor, params.person));

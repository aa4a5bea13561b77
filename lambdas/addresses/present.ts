import type { Address, AddressLink } from '../../contract/addresses/endpoints';
import { isMadeUp } from '../../contract/rules/made-up-address';
import type { UserItem } from '../accounts/find';
import { maskedAddress } from '../accounts/mask';
import { type ChangeItem, changeOf } from './store';

export const presentAddress = async ({ id, email: stored }: UserItem): Promise<Address> => {
  const email = isMadeUp(stored) ? null : stored;
  const change = await changeOf(id);
  if (change === undefined) return { email, change: null };
  const { to, state, confirmed, valid_until } = change;
  return {
    email,
    change: { email: to, state: state === 'asked' ? 'asked' : 'moving', confirmed, valid_until },
  };
};

export const presentLink = (
  { from, to, state, confirmed }: ChangeItem,
  mailbox: AddressLink['mailbox'],
): AddressLink => ({
  mailbox,
  present: isMadeUp(from) ? null : maskedAddress(from),
  next: maskedAddress(to),
  state: state !== 'asked' ? 'moving' : confirmed[mailbox] ? 'confirmed' : 'asked',
});

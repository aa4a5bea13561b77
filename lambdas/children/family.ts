import type { children } from '../../contract/children/endpoints';
import type { Admitted } from '../accounts/admitted';
import type { UserItem } from '../accounts/find';
import { ownName } from '../accounts/names';
import { allTriesOf, devicesOf } from './store';
import { stateOfTries } from './tries';
import { readyChildrenOf, waitingChildrenOf } from './whose';

const presentChild = (state: 'waiting' | 'ready') => async (child: UserItem) => ({
  id: child.id,
  name: ownName(child),
  avatar: child.avatar,
  state,
  closed: (await allTriesOf(child.id)).some((tried) => stateOfTries(tried) === 'closed'),
});

/** A guardian's children without an e-mail address, and the devices of the family. */
export const familyOf = async (guardian: UserItem) => {
  const [ready, waiting, devices] = await Promise.all([
    readyChildrenOf(guardian),
    waitingChildrenOf(guardian),
    devicesOf(guardian.id),
  ]);
  const present = [...ready.map(presentChild('ready')), ...waiting.map(presentChild('waiting'))];
  return { children: await Promise.all(present), devices };
};

export const list = ({ actor }: Admitted<typeof children.list>) => familyOf(actor.user);

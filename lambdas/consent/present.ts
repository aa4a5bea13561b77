import type { ConsentCase, ConsentStatus } from '../../contract/consent';
import { consentVersion } from '../../contract/consent-kinds';
import type { Consents } from '../../contract/users';
import type { UserItem } from '../users/find';
import { ownName } from '../users/names';
import { type ConsentItem, type RequestItem, recordsOf } from './store';

interface Shown {
  readonly status: ConsentStatus;
  readonly consents: Consents;
  readonly confirm_after?: string | null;
  readonly changeable?: boolean;
}

const presentRecord = ({ consent, given, version, method, at }: ConsentItem) => ({
  kind: consent,
  given,
  version,
  method,
  at,
});

const statusOfGiven = ({ consents }: UserItem) => (consents.core ? 'given' : 'withdrawn');

/** What a grown-up sees of a child's case: nothing that is not needed to decide. */
const presentCase = async (child: UserItem, username: string, shown: Shown) => ({
  child: { username, age: child.age, region: child.region },
  version: consentVersion,
  confirm_after: null,
  changeable: false,
  ...shown,
  history: (await recordsOf(child.id)).map(presentRecord),
});

/** Once it holds: what the child's record says is what counts. */
export const presentGiven = (child: UserItem, changeable = true) =>
  presentCase(child, ownName(child), { status: statusOfGiven(child), consents: child.consents, changeable });

/** The same by a link: an old one shows nothing of the child. */
export const presentLinked = async (child: UserItem, isOld: boolean): Promise<ConsentCase> => {
  const shown = await presentGiven(child);
  return isOld ? { ...shown, child: null, history: [] } : shown;
};

/** A case on its way, to whoever answers it: a stranger until then. A no leaves it as if it were still asked. */
export const presentRequest = (
  child: UserItem,
  { state, consents, confirm_after }: RequestItem,
): Promise<ConsentCase> => {
  const status = state === 'declined' ? 'asked' : state;
  return presentCase(child, status === 'asked' ? child.username : ownName(child), {
    status,
    consents,
    confirm_after: status === 'answered' ? confirm_after : null,
  });
};

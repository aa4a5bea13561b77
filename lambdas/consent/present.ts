import { type ConsentCase, type ConsentStatus, consentVersion } from '../../contract/consent';
import type { Consents } from '../../contract/user';
import type { UserItem } from '../users/find';
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

/** What a grown-up sees of a child's case: nothing that is not needed to decide. */
const presentCase = async (child: UserItem, shown: Shown): Promise<ConsentCase> => ({
  child: { username: child.username, age: child.age, region: child.region },
  version: consentVersion,
  confirm_after: null,
  changeable: false,
  ...shown,
  history: (await recordsOf(child.id)).map(presentRecord),
});

/** Once it holds: what the child's record says is what counts. */
export const presentGiven = (child: UserItem, changeable = true): Promise<ConsentCase> =>
  presentCase(child, {
    status: child.consents.core ? 'given' : 'withdrawn',
    consents: child.consents,
    changeable,
  });

/** A case on its way. Whoever comes by the first mail's link is not shown that the second is out. */
export const presentRequest = (
  child: UserItem,
  { state, consents, confirm_after }: RequestItem,
  link: 'answer' | 'confirm',
): Promise<ConsentCase> => {
  if (state === 'given') return presentGiven(child, link === 'confirm');
  const status = state === 'confirm' && link === 'answer' ? 'answered' : state;
  return presentCase(child, {
    status,
    consents,
    confirm_after: status === 'answered' ? confirm_after : null,
  });
};

import type { ConsentCase, ConsentStatus } from '../../contract/consent/endpoints';
import { consentVersion } from '../../contract/consent/kinds';
import type { Consents, DaySettings } from '../../contract/users/endpoints';
import type { UserItem } from '../accounts/find';
import { ownName } from '../accounts/names';
import { type ConsentItem, type RequestItem, recordsOf } from './store';

interface Shown extends Partial<DaySettings> {
  readonly status: ConsentStatus;
  readonly consents: Consents;
  readonly discoverable?: boolean;
  readonly transcripts?: boolean;
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

/** The case of a child as the grown-up sees it: only what is needed to decide. */
const presentCase = async (child: UserItem, username: string, shown: Shown) => ({
  child: { username, age: child.age, region: child.region },
  version: consentVersion,
  confirm_after: null,
  changeable: false,
  discoverable: false,
  transcripts: false,
  time_zone: null,
  ...shown,
  history: (await recordsOf(child.id)).map(presentRecord),
});

/** Once consent is in force, the child's record is authoritative. */
export const presentGiven = (child: UserItem, changeable = true) =>
  presentCase(child, ownName(child), {
    status: statusOfGiven(child),
    consents: child.consents,
    discoverable: child.discoverable,
    transcripts: child.transcripts,
    time_zone: child.time_zone,
    changeable,
  });

/** The case as a link shows it. An old link shows nothing about the child. */
export const presentLinked = async (child: UserItem, isOld: boolean): Promise<ConsentCase> => {
  const shown = await presentGiven(child);
  return isOld ? { ...shown, child: null, time_zone: null, history: [] } : shown;
};

/**
 * A case that is not in force, as a link shows it to a reader who may be a stranger. A declined request looks like an
 * unanswered one.
 */
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

import type { ConsentCase, ConsentStatus } from '../../contract/consent';
import { consentVersion } from '../../contract/consent-kinds';
import type { Consents, DaySettings } from '../../contract/users';
import type { UserItem } from '../users/find';
import { ownName } from '../users/names';
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
  warned_until: null,
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
    warned_until: child.warned_until,
    changeable,
  });

/** The case as a link shows it: an old link shows nothing of the child. */
export const presentLinked = async (child: UserItem, isOld: boolean): Promise<ConsentCase> => {
  const shown = await presentGiven(child);
  return isOld ? { ...shown, child: null, time_zone: null, warned_until: null, history: [] } : shown;
};

/**
 * A case before it is in force, as a link shows it: the reader may be a stranger. A no is presented like a case without an
 * answer.
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

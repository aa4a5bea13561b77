import type { ConsentCase, ConsentStatus } from '../../contract/consent/endpoints';
import type { Consents, DaySettings } from '../../contract/users/endpoints';
import type { UserItem } from '../accounts/find';
import { ownName } from '../accounts/names';
import { agreedVersion, presentVersion } from '../accounts/terms';
import { type ConsentItem, type RequestItem, recordsOf } from './store';
import { childrenAskedOf } from './terms/children';

interface Shown extends Partial<DaySettings> {
  readonly version: string;
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
    version: agreedVersion(child.consent_version),
    consents: child.consents,
    discoverable: child.discoverable,
    transcripts: child.transcripts,
    time_zone: child.time_zone,
    changeable,
  });

interface Linked {
  readonly isOld: boolean;
  /** The address of the grown-up to whom the link was mailed. */
  readonly adult: string;
}

/** The case as a link shows it. An old link shows nothing about the child, nor the names of siblings. */
export const presentLinked = async (child: UserItem, { isOld, adult }: Linked): Promise<ConsentCase> => {
  const [given, terms] = await Promise.all([presentGiven(child), childrenAskedOf(adult)]);
  const shown = { ...given, terms };
  if (!isOld) return shown;
  return { ...shown, terms: terms && { ...terms, names: [] }, child: null, time_zone: null, history: [] };
};

/**
 * A case that is not in force, as a link shows it to a reader who may be a stranger. A declined request looks like an
 * unanswered one.
 */
export const presentRequest = async (
  child: UserItem,
  { state, consents, confirm_after, version }: RequestItem,
): Promise<ConsentCase> => {
  const status = state === 'declined' ? 'asked' : state;
  const shown = await presentCase(child, status === 'asked' ? child.username : ownName(child), {
    status,
    // An open question is about the present text, whatever was in force when it was mailed.
    version: status === 'asked' ? presentVersion() : version,
    consents,
    confirm_after: status === 'answered' ? confirm_after : null,
  });
  return { ...shown, terms: null };
};

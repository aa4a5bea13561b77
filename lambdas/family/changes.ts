import type { Change } from '../../contract/family/page';
import { findUsers, type UserItem } from '../accounts/find';
import { maskedAddress } from '../accounts/mask';
import { knownName } from '../accounts/names';
import { idOfMember } from '../accounts/verify';
import { latestDecisions } from '../consent/for-export';
import type { presentControls } from '../controls/present';
import { allChanges, latestChanges } from '../relations/changes-store';

const mostShown = 30;

type Decisions = Awaited<ReturnType<typeof latestDecisions>>;

/** The accounts behind the addresses of grown-ups; those without an account are absent. */
const accountsOf = async (decisions: Decisions) => {
  const emails = [...new Set(decisions.flatMap(({ adult_email }) => adult_email ?? []))];
  const ids = await Promise.all(emails.map(idOfMember));
  return new Map(emails.map((email, i) => [email, ids[i]]));
};

/**
 * The last changes of all guardians, with the consents and the given controls, newest first. An answer by the first mail alone changed
 * nothing.
 */
export const changesOf = async (
  viewer: UserItem,
  childId: string,
  controls: ReturnType<typeof presentControls>,
): Promise<Change[]> => {
  const [changed, decided, { history }] = await Promise.all([
    latestChanges(childId, mostShown),
    latestDecisions(childId, mostShown),
    controls,
  ]);
  const accounts = await accountsOf(decided);
  const ids = [...changed.map(({ adult_id }) => adult_id), ...accounts.values()].filter((id) => id != null);
  const adults = new Map((await findUsers([...new Set(ids)])).map((adult) => [adult.id, adult]));
  const nameOf = (id: string | null | undefined, email: string | null) => {
    const adult = adults.get(id ?? '');
    const address = adult?.email ?? email;
    return (adult && knownName(adult)) ?? (address === null ? null : maskedAddress(address));
  };
  return [
    ...history.map(({ at, by, you }) => ({ at, what: 'controls' as const, given: null, by, you })),
    ...changed.map(({ at, what, adult_id }) => ({
      at,
      what,
      given: null,
      by: nameOf(adult_id, null),
      you: adult_id === viewer.id,
    })),
    ...decided
      .filter(({ method }) => method !== 'email')
      .map(({ at, consent, given, adult_email }) => ({
        at,
        what: consent,
        given,
        by: adult_email === null ? null : nameOf(accounts.get(adult_email), adult_email),
        you: adult_email === viewer.email,
      })),
  ]
    .toSorted((a, b) => b.at.localeCompare(a.at))
    .slice(0, mostShown);
};

/** What guardians have changed about a child, newest first, without who did it. */
export const changesForExport = async (childId: string) =>
  (await allChanges(childId)).map(({ at, what }) => ({ at, what }));

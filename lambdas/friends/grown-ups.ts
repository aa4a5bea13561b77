import type { GrownUp } from '../../contract/friends';
import { needsAdult } from '../../contract/rules/consent';
import { daysOfNews, grownUpRequestsShown } from '../../contract/rules/friends';
import { now, secondsFrom } from '../platform/clock';
import { consentAges } from '../platform/consent-ages';
import { findUsers, type UserItem } from '../users/find';
import { knownName } from '../users/names';
import { idOfMember } from '../users/verify';
import { mayReadTalks } from './may-read-talks';
import { grownUpsOf, type SupervisionItem } from './store';
import { maySee } from './supervision';

interface Seen {
  readonly supervision: SupervisionItem;
  /** Undefined for a guardian without an account. */
  readonly adult: UserItem | undefined;
}

/** A guardian is found by the address, another adult by the account that asked. */
const accountOf = async ({ adult_email, adult_id }: SupervisionItem) =>
  adult_id ?? (await idOfMember(adult_email));

const withAdults = async (supervisions: readonly SupervisionItem[]): Promise<Seen[]> => {
  const ids = await Promise.all(supervisions.map(accountOf));
  const known = ids.filter((id) => id !== undefined);
  const adults = new Map((await findUsers([...new Set(known)])).map((adult) => [adult.id, adult]));
  return supervisions.map((supervision, i) => ({ supervision, adult: adults.get(ids[i] ?? '') }));
};

const roles = { teacher: 'teacher', other: 'parent', student: null } as const;

const presentGrownUp = (child: UserItem, { supervision, adult }: Seen): GrownUp => {
  const { guardian, automatic, changed_at } = supervision;
  const isFresh = secondsFrom(new Date(changed_at), daysOfNews * 86_400) > now();
  return {
    id: adult?.id ?? null,
    username: adult === undefined ? null : knownName(adult),
    role: adult === undefined ? null : roles[adult.account_type],
    school: adult?.school ?? null,
    since: changed_at,
    guardian,
    is_news: automatic && isFresh,
    removable: adult !== undefined && (!guardian || !needsAdult(child, consentAges())),
    reads_talks: mayReadTalks(adult, child, supervision),
  };
};

const isAsking = ({ supervision: { state }, adult }: Seen) => state === 'asked' && adult?.verified === true;

const isSeeing = (child: UserItem, { supervision, adult }: Seen) =>
  supervision.guardian || (adult !== undefined && maySee(adult, child, supervision));

/** Everybody who can see a child now, and the first of those who ask; the others follow when these are answered. */
export const grownUpsFor = async (child: UserItem) => {
  const all = await withAdults(
    (await grownUpsOf(child.id))
      .filter(({ state }) => state !== 'declined')
      .toSorted((a, b) => a.changed_at.localeCompare(b.changed_at)),
  );
  const present = (seen: Seen) => presentGrownUp(child, seen);
  return {
    asking: all.filter(isAsking).slice(0, grownUpRequestsShown).map(present),
    seeing: all.filter((seen) => isSeeing(child, seen)).map(present),
  };
};

/** The addresses of everybody who can see a child now. */
export const supervisorsOf = async (child: UserItem): Promise<string[]> =>
  (await withAdults(await grownUpsOf(child.id)))
    .filter((seen) => isSeeing(child, seen))
    .map(({ supervision }) => supervision.adult_email);

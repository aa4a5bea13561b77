import {
  childrenAtFirst,
  childrenAtMost,
  daysOfReading,
  invitationDays,
} from '../../contract/rules/invitations';
import { isMadeUp } from '../../contract/rules/made-up-address';
import { findUsers, type UserItem } from '../accounts/find';
import type { Person } from '../accounts/identify';
import { ApiError } from '../platform/api-error';
import { now, secondsFrom } from '../platform/clock';
import { absent, equal } from '../platform/table/condition';
import { optimistically } from '../platform/table/optimistic';
import { childrenOfGuardian } from '../relations/guardians';
import { invitations, invitedChildren, invitedDays } from './store';

const hasReadForAWeek = ({ created_at, last_activity_date }: UserItem): boolean =>
  last_activity_date !== null &&
  last_activity_date >=
    secondsFrom(new Date(created_at), daysOfReading * 86_400)
      .toISOString()
      .slice(0, 10);

const isWithin = (days: number) => (sent: { at: string }) =>
  secondsFrom(new Date(sent.at), days * 86_400) > now();
const stillOpen = isWithin(invitationDays);
/** The invitation itself may still be stored: the list finds it for a change of the address and for a deletion. */
const isKept = isWithin(invitedDays);

/** The addresses that a parent has invited in the last months. */
export const invitedBy = async (parent_id: string): Promise<string[]> =>
  ((await invitedChildren.get({ parent_id }, { consistent: true }))?.sent ?? []).map(({ email }) => email);

/** In seconds. An account without an address of its own is made within this time, or not at all. */
const madeWithin = 60;

/** A made-up address gets its invitation together with its account: without one after a minute the maker was killed. */
const wasNeverMade = ({ email, at }: { email: string; at: string }, found: readonly { email: string }[]) =>
  isMadeUp(email) &&
  secondsFrom(new Date(at), madeWithin) < now() &&
  !found.some((invitation) => invitation.email === email);

/** The addresses whose invitation has not led to an account of the parent's children. */
const outstanding = async (
  owner: string,
  sent: readonly { email: string; at: string }[],
  ids: Set<string>,
) => {
  const found = await invitations.getMany(
    sent.map(({ email }) => ({ email, owner })),
    { consistent: true },
  );
  const arrived = new Set(
    found.filter(({ used_by }) => used_by && ids.has(used_by)).map(({ email }) => email),
  );
  return sent.filter((one) => !arrived.has(one.email) && !wasNeverMade(one, found));
};

/**
 * Counts an address among the children that a parent invites, whether or not an invitation is sent: the limit reveals
 * nothing about the address. Throws `children_limit` or, for a parent who has children with accounts,
 * `children_limit_reached`.
 */
export const countChild = ({ id, user }: Person, email: string): Promise<true> =>
  optimistically(async () => {
    const before = await invitedChildren.get({ parent_id: id }, { consistent: true });
    const ids = (await childrenOfGuardian(user.email)).map(({ child_id }) => child_id);
    const children = await findUsers(ids);
    const others = (before?.sent ?? []).filter((one) => one.email !== email && isKept(one));
    const open = await outstanding(id, others.filter(stillOpen), new Set(ids));
    const isKnown = children.some(hasReadForAWeek);
    if (children.length + open.length >= (isKnown ? childrenAtMost : childrenAtFirst))
      throw new ApiError(isKnown ? 'children_limit_reached' : 'children_limit');
    const item = {
      parent_id: id,
      sent: [...others, { email, at: now().toISOString() }],
      version: (before?.version ?? 0) + 1,
    };
    const unchanged = before === undefined ? absent('version') : equal('version', before.version);
    return (await invitedChildren.put(item, unchanged)) || undefined;
  });

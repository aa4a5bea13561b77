import type { flags as endpoints } from '../../contract/flags/endpoints';
import { type FlagOutcome, severities } from '../../contract/flags/kinds';
import type { Admitted } from '../accounts/admitted';
import { findWithLeaving } from '../accounts/find';
import { ownName } from '../accounts/names';
import { recording } from '../audit/record';
import { ApiError } from '../platform/api-error';
import { now } from '../platform/clock';
import { all, equal } from '../platform/table/condition';
import { unlisted } from '../platform/table/entity';
import { optimistically } from '../platform/table/optimistic';
import { transact } from '../platform/table/transact';
import { noticing } from './raise';
import { type FlagItem, flags, openFlags } from './store';

/** The id of the adult whose request was reported; undefined for other flags. */
const adultOf = ({ feature, id }: FlagItem): string | undefined =>
  feature === 'request' ? id.slice('request.'.length) : undefined;

/** The open flags, newest first, with their children; those of deleted users are omitted. Somebody whose
 * deletion may still be taken back is among them: an open flag may hold the deletion. */
export const open = async ({ query: { cursor } }: Admitted<typeof endpoints.open>) => {
  const { items, next } = await flags.page(openFlags, { cursor, newestFirst: true });
  const ids = new Set(items.flatMap((flag) => [flag.user_id, adultOf(flag) ?? flag.user_id]));
  const users = new Map((await findWithLeaving([...ids])).map((user) => [user.id, user]));
  return {
    flags: items.flatMap((item) => {
      const { user_id, crisis, ...flag } = item;
      const child = users.get(user_id);
      if (child === undefined) return [];
      const { email, region, school } = child;
      const about = users.get(adultOf(item) ?? '')?.email ?? null;
      const of = { child_id: user_id, username: ownName(child), email, region, school };
      return [{ ...flag, ...of, kind: crisis, about }];
    }),
    next,
  };
};

const closing = (flag: { user_id: string; id: string }, outcome: FlagOutcome, operator: string) => ({
  flag: flags.updating(
    flag,
    {
      set: { state: outcome, resolved_by: operator, resolved_at: now().toISOString() },
      remove: unlisted,
    },
    equal('state', 'open'),
  ),
});

/** A doubtful flag becomes severe and stays open: its mails are ordered, as if it had been raised so. */
const makingSevere = ({ user_id, id }: { user_id: string; id: string }) => ({
  flag: flags.updating(
    { user_id, id },
    { set: { severity: severities.severe, told: null } },
    all(equal('state', 'open'), equal('severity', severities.doubtful)),
  ),
  notice: noticing(user_id, id),
});

/**
 * Closes a flag once or makes it severe, and records the operator. A flag that is just being told of is made severe after that:
 * its new mails need a notice of their own.
 */
export const resolve = ({ actor, body: { child_id, id, outcome } }: Admitted<typeof endpoints.resolve>) => {
  const flag = { user_id: child_id, id };
  return optimistically(async () => {
    const refused = await transact<string>({
      ...(outcome === 'severe' ? makingSevere(flag) : closing(flag, outcome, actor.id)),
      audit: recording({ actor, action: 'resolve_flag', target: `${child_id} ${id} ${outcome}` }),
    });
    if (refused.includes('flag')) throw new ApiError('flag_not_found');
    return refused.length === 0 ? { resolved: true as const } : undefined;
  });
};

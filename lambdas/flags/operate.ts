import type { flags as endpoints } from '../../contract/flags/endpoints';
import type { Admitted } from '../accounts/admitted';
import { findUsers } from '../accounts/find';
import { ownName } from '../accounts/names';
import { recording } from '../audit/record';
import { ApiError } from '../platform/api-error';
import { now } from '../platform/clock';
import { equal } from '../platform/table/condition';
import { unlisted } from '../platform/table/entity';
import { transact } from '../platform/table/transact';
import { type FlagItem, flags, openFlags } from './store';

/** The id of the adult whose request was reported; undefined for other flags. */
const adultOf = ({ feature, id }: FlagItem): string | undefined =>
  feature === 'request' ? id.slice('request.'.length) : undefined;

/** The open flags, newest first, with their children; those of deleted users are omitted. */
export const open = async ({ query: { cursor } }: Admitted<typeof endpoints.open>) => {
  const { items, next } = await flags.page(openFlags, { cursor, newestFirst: true });
  const ids = new Set(items.flatMap((flag) => [flag.user_id, adultOf(flag) ?? flag.user_id]));
  const users = new Map((await findUsers([...ids])).map((user) => [user.id, user]));
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

/** Closes a flag once, and records the operator. */
export const resolve = async ({
  actor,
  body: { child_id, id, outcome },
}: Admitted<typeof endpoints.resolve>) => {
  const refused = await transact({
    flag: flags.updating(
      { user_id: child_id, id },
      {
        set: { state: outcome, resolved_by: actor.id, resolved_at: now().toISOString() },
        remove: unlisted,
      },
      equal('state', 'open'),
    ),
    audit: recording({ actor, action: 'resolve_flag', target: `${child_id} ${id} ${outcome}` }),
  });
  if (refused.length > 0) throw new ApiError('flag_not_found');
  return { resolved: true as const };
};

import type { flags as endpoints } from '../../contract/flags/endpoints';
import type { Admitted } from '../accounts/admitted';
import { ownName } from '../accounts/names';
import { childrenOf } from './children-of';
import { type FlagItem, flags, openFlags } from './store';

/** The id of the adult whose request was reported; undefined for other flags. */
const adultOf = ({ feature, id }: FlagItem): string | undefined =>
  feature === 'request' ? id.slice('request.'.length) : undefined;

/** The open flags, the nearest deadline first, with their children; those of deleted users are omitted. */
export const open = async ({ query: { cursor } }: Admitted<typeof endpoints.open>) => {
  const { items, next } = await flags.page(openFlags, { cursor });
  const users = await childrenOf(
    items,
    items.flatMap((flag) => adultOf(flag) ?? []),
  );
  return {
    flags: items.flatMap((item) => {
      const { user_id, crisis, ...flag } = item;
      const child = users.get(user_id);
      if (child === undefined) return [];
      const { email, region, school } = child;
      const about = users.get(adultOf(item) ?? '')?.email ?? null;
      const of = { child_id: user_id, username: ownName(child), email, region, school };
      // One from before there were deadlines is due at once.
      return [{ ...flag, ...of, kind: crisis, about, due_at: flag.due_at ?? flag.created_at }];
    }),
    next,
  };
};

import type { family } from '../../../contract/family/endpoints';
import type { ReceivedGift } from '../../../contract/family/gifts';
import { weeksBefore } from '../../../contract/rules/week';
import type { Admitted } from '../../accounts/admitted';
import { findUsers, type UserItem } from '../../accounts/find';
import { knownName } from '../../accounts/names';
import { ApiError } from '../../platform/api-error';
import { now } from '../../platform/clock';
import { present } from '../../platform/table/condition';
import { grownUpsOf } from '../../relations/store';
import { idOfGift, partsOfGift } from './gift-id';
import { isGiver } from './may-give';
import { type GiftItem, gifts, giftsSince } from './store';

/** More would hide the next step of a child's home. The others follow when these are opened. */
const mostShown = 3;

/** The grown-ups of these gifts who still see the child. */
const giversOf = async (child: UserItem, all: readonly GiftItem[]): Promise<Map<string, UserItem>> => {
  const [adults, pairs] = await Promise.all([
    findUsers([...new Set(all.map(({ adult_id }) => adult_id))]),
    grownUpsOf(child.id),
  ]);
  const still = adults.filter((adult) =>
    pairs.some((pair) => pair.adult_email === adult.email && isGiver(adult, child, pair)),
  );
  return new Map(still.map((adult) => [adult.id, adult]));
};

/**
 * The oldest unopened gifts of this week and the last one. Those of grown-ups who no longer see the child are omitted. Without
 * unopened gifts one query, half a read unit.
 */
export const unopenedGifts = async (child: UserItem): Promise<ReceivedGift[]> => {
  const unopened = (await giftsSince(child.id, weeksBefore(now(), 1))).filter(
    ({ opened_at }) => opened_at === null,
  );
  if (unopened.length === 0) return [];
  const givers = await giversOf(child, unopened);
  return unopened
    .flatMap((item) => {
      const adult = givers.get(item.adult_id);
      if (adult === undefined) return [];
      const role = adult.account_type === 'teacher' ? ('teacher' as const) : ('parent' as const);
      return [{ ...item, id: idOfGift(item), from: knownName(adult), role }];
    })
    .toSorted((a, b) => a.sent_at.localeCompare(b.sent_at))
    .slice(0, mostShown);
};

/** Opens a gift, again and again with the same effect. */
export const open = async ({ actor, params: { id }, body: { thanks } }: Admitted<typeof family.open>) => {
  const set = { opened_at: now().toISOString(), thanked: thanks };
  if (!(await gifts.update({ child_id: actor.id, ...partsOfGift(id) }, { set }, present('pk'))))
    throw new ApiError('gift_not_found');
  return { thanked: thanks };
};

import type { family } from '../../../contract/family/endpoints';
import { type GivenGifts, giftsPerWeek } from '../../../contract/family/gifts';
import { weekOf } from '../../../contract/rules/week';
import type { Admitted } from '../../accounts/admitted';
import { ApiError } from '../../platform/api-error';
import { now } from '../../platform/clock';
import { optimistically } from '../../platform/table/optimistic';
import { idOfGift } from './gift-id';
import { mustBeGiver } from './may-give';
import { type GiftItem, gifts, givenBy } from './store';

const present = (given: readonly GiftItem[]): GivenGifts => ({
  left: giftsPerWeek - given.length,
  given: given.map((item) => ({ ...item, id: idOfGift(item), opened: item.opened_at !== null })).toReversed(),
});

/** What a grown-up has given a child this week. The caller has checked that the child is seen. */
export const givenThisWeek = async (adultId: string, childId: string): Promise<GivenGifts> =>
  present(await givenBy(adultId, childId, weekOf(now())));

export const given = async ({ actor, params: { child_id } }: Admitted<typeof family.gifts>) => {
  await mustBeGiver(actor, child_id);
  return givenThisWeek(actor.id, child_id);
};

/** Each gift of a week takes the next number, which only one of several simultaneous gifts gets. Nothing else is counted. */
export const give = async ({ actor, params: { child_id }, body: { gift } }: Admitted<typeof family.give>) => {
  await mustBeGiver(actor, child_id);
  return optimistically(async () => {
    const at = now();
    const before = await givenBy(actor.id, child_id, weekOf(at));
    if (before.length >= giftsPerWeek) throw new ApiError('gifts_used_up');
    const item = {
      child_id,
      week: weekOf(at),
      adult_id: actor.id,
      number: before.length,
      gift,
      sent_at: at.toISOString(),
      opened_at: null,
      thanked: false,
    };
    return (await gifts.create(item)) ? present([...before, item]) : undefined;
  });
};

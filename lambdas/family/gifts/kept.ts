import { findUsers } from '../../accounts/find';
import { knownName } from '../../accounts/names';
import { allGiftsTo, gifts } from './store';

/** The gifts to a child that are kept, with the name of the giver; null while it is unchecked. */
export const giftsForExport = async (childId: string) => {
  const found = await allGiftsTo(childId);
  const adults = await findUsers([...new Set(found.map(({ adult_id }) => adult_id))]);
  const names = new Map(adults.map((adult) => [adult.id, knownName(adult)]));
  return found.map(({ adult_id, gift, sent_at, thanked }) => ({
    by: names.get(adult_id) ?? null,
    gift,
    sent_at,
    thanked,
  }));
};

/** Deletes what a grown-up has given a child, when the account of the grown-up is deleted. */
export const forgetGifts = async (childId: string, adultId: string): Promise<void> => {
  for (const gift of await allGiftsTo(childId)) if (gift.adult_id === adultId) await gifts.remove(gift);
};

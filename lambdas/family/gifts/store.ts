import * as z from 'zod/mini';
import { GiftName } from '../../../contract/family/gifts';
import { entity } from '../../platform/table/entity';
import { userPartition } from '../../platform/table/partition';

interface Parts {
  readonly child_id: string;
  readonly week: string;
  readonly adult_id: string;
  /** From 0: the numbers of a week are the limit. */
  readonly number: number;
}

/** A sticker or a sentence that a grown-up has given a child. */
export const gifts = entity({
  name: 'Gift',
  schema: z.object({
    child_id: z.string(),
    /** An ISO week of New York. */
    week: z.string(),
    adult_id: z.string(),
    number: z.int(),
    gift: GiftName,
    sent_at: z.string(),
    opened_at: z.nullable(z.string()),
    thanked: z.boolean(),
  }),
  key: ({ child_id, week, adult_id, number }: Parts) => ({
    pk: userPartition(child_id),
    sk: `GIFT#${week}#${adult_id}#${number}`,
  }),
  retention: { days: 30, fromCreation: true },
  onDeletion: { mirror: 'grown-ups' },
});
export type GiftItem = NonNullable<Awaited<ReturnType<(typeof gifts)['get']>>>;

/** What one grown-up has given a child in a week, the oldest first. */
export const givenBy = (adultId: string, childId: string, week: string) =>
  gifts.list(userPartition(childId), `GIFT#${week}#${adultId}#`, { consistent: true });

/** All gifts to a child since a week: at most ten from each grown-up a week. */
export const giftsSince = (childId: string, week: string) =>
  gifts.between(userPartition(childId), `GIFT#${week}`, 'GIFT#~');

/** All gifts to a child that are kept. */
export const allGiftsTo = (childId: string) =>
  gifts.list(userPartition(childId), 'GIFT#', { consistent: true });

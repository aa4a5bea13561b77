import * as z from 'zod/mini';
import { defineEndpoints } from '../endpoint';
import { Line } from '../fields';
import { DeliveryAddress } from './address';
import { ItemId, Purchase } from './endpoints';

/** More would not fit a child's screen. */
export const mostFamilyRewards = 20;

const FamilyReward = z.object({ id: z.string(), name: z.string(), gem_cost: z.int() });
export type FamilyReward = z.infer<typeof FamilyReward>;

export const ChildOrder = z.object({ child_id: z.string(), username: z.string(), purchase: Purchase });
export type ChildOrder = z.infer<typeof ChildOrder>;

/** Names a purchase of a child. */
export const PurchaseKey = z.strictObject({
  child_id: z.string().check(z.minLength(1), z.maxLength(100)),
  id: z.string().check(z.regex(/^[0-9A-HJKMNP-TV-Z]{26}$/)),
});
export type PurchaseKey = z.infer<typeof PurchaseKey>;

/** A guardian may have the account of a teacher. */
const guardians = ['parent', 'teacher'] as const;

/** Guardians' decisions about their children's purchases, and the rewards that parents offer themselves. */
export const shopFamily = defineEndpoints({
  family: {
    method: 'GET',
    path: '/family/store',
    who: guardians,
    response: z.object({
      rewards: z.array(FamilyReward),
      /** Prizes that wait for a yes, and own rewards that are to be given, the oldest first. */
      orders: z.array(ChildOrder),
    }),
    summary: 'The parent’s own rewards, and what the children have bought that waits for the parent',
  },
  addReward: {
    method: 'POST',
    path: '/family/rewards',
    who: ['parent'],
    terms: 'before',
    body: z.strictObject({ name: Line(60), gem_cost: z.int().check(z.minimum(1), z.maximum(1000)) }),
    response: FamilyReward,
    errors: ['not_verified', 'family_rewards_limit', 'family_reward_refused', 'family_reward_unchecked'],
    summary: 'Offers a reward that only the parent’s own children see, and that the parent gives',
  },
  removeReward: {
    method: 'DELETE',
    path: '/family/rewards/{id}',
    who: ['parent'],
    params: z.strictObject({ id: ItemId }),
    response: z.object({ removed: z.literal(true) }),
    summary: 'Takes an own reward back; what was bought stays to be given',
  },
  decide: {
    method: 'POST',
    path: '/family/store/decide',
    who: guardians,
    body: z.strictObject({ ...PurchaseKey.shape, yes: z.boolean(), address: z.optional(DeliveryAddress) }),
    response: Purchase,
    errors: ['store_order_not_found'],
    summary:
      'A guardian’s yes to a prize, with the address if it is sent by post, or no, which returns the gems',
  },
  settle: {
    method: 'POST',
    path: '/family/store/settle',
    who: ['parent'],
    body: z.strictObject({ ...PurchaseKey.shape, given: z.boolean() }),
    response: Purchase,
    errors: ['store_order_not_found'],
    summary: 'The parent has given an own reward, or returns the gems',
  },
});

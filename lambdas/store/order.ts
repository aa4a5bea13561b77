import { ulid } from 'ulid';
import type { DeliveryAddress } from '../../contract/store-address';
import { inviteGuardians } from '../invitations/invite-guardian';
import { type DueMail, dueMail, queueMails } from '../mail/outbox';
import { ApiError } from '../platform/api-error';
import { now } from '../platform/clock';
import type { UserItem } from '../users/find';
import { ownName } from '../users/names';
import { findOffer, type Offer } from './offers';
import type { PurchaseItem } from './store';
import { type Terms, termsFor } from './terms';

export interface Asked {
  readonly item_id: string;
  readonly request_id?: string | undefined;
  readonly gem_cost?: number | undefined;
  readonly address?: DeliveryAddress | undefined;
}

/** Everything that is known before a purchase is paid. */
export interface Order {
  readonly user: UserItem;
  readonly offer: Offer;
  readonly terms: Terms;
  readonly purchase: PurchaseItem;
  readonly mails: readonly DueMail[];
  readonly request_id: string | undefined;
  readonly address: DeliveryAddress | undefined;
}

const newPurchase = (user_id: string, offer: Offer, { status }: Terms): PurchaseItem => {
  const at = now();
  return {
    user_id,
    id: ulid(at.getTime()),
    item_id: offer.id,
    item_name: offer.name,
    type: offer.type,
    gem_cost: offer.gem_cost,
    status,
    adult_email: offer.adult_email,
    from_stock: offer.stock !== null,
    reason: null,
    created_at: at.toISOString(),
    changed_at: at.toISOString(),
  };
};

/** Throws when it is not for this student, or has another price than the student has agreed to. */
export const getOffer = async (user: UserItem, { item_id, gem_cost }: Asked): Promise<Offer> => {
  const offer = await findOffer(user, item_id);
  if (offer === undefined) throw new ApiError('store_item_not_found');
  if (gem_cost !== undefined && gem_cost !== offer.gem_cost) throw new ApiError('store_item_changed');
  return offer;
};

/** Throws the reason for which it cannot be bought as far as it is known before the transaction. */
export const newOrder = async (user: UserItem, asked: Asked): Promise<Order> => {
  const offer = await getOffer(user, asked);
  const terms = await termsFor(user, offer);
  if (terms === undefined) throw new ApiError('store_prize_closed');
  if (user.gems < offer.gem_cost) throw new ApiError('store_too_few_gems');
  // A guardian is asked for the address with the yes.
  const isPosted = offer.type === 'prize' && terms.status === 'ordered';
  if (isPosted && asked.address === undefined) throw new ApiError('invalid_input', ['body.address']);
  const kind = offer.type === 'family' ? 'family_reward' : 'prize_waiting';
  const said = { child: ownName(user), item: offer.name, again: false };
  const mails = terms.tell.map((to) => dueMail({ kind, to, ...said }));
  const address = isPosted ? asked.address : undefined;
  const purchase = newPurchase(user.id, offer, terms);
  return { user, offer, terms, purchase, mails, request_id: asked.request_id, address };
};

/** The guardians need an account to answer. The purchase is made: a failure here is repaired by the reminder. */
export const tellGrownUps = async ({ terms, mails }: Order): Promise<void> => {
  await queueMails(mails);
  if (terms.status === 'waiting') await inviteGuardians(terms.tell);
};

import { ulid } from 'ulid';
import type { DeliveryAddress } from '../../../contract/shop/address';
import type { shop } from '../../../contract/shop/endpoints';
import type { Admitted } from '../../accounts/admitted';
import type { UserItem } from '../../accounts/find';
import { ownName } from '../../accounts/names';
import { inviteGuardians } from '../../invitations/invite-guardian';
import { type DueMail, dueMail, queueMails } from '../../mail/outbox';
import { ApiError } from '../../platform/api-error';
import { now } from '../../platform/clock';
import { findOffer, type Offer } from '../offers';
import type { PurchaseItem } from '../store';
import { type Terms, termsFor } from '../terms';

export type Asked = Admitted<typeof shop.purchase>['body'];

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

/** Throws if the offer is not for this student, or has another price than the student has agreed to. */
export const getOffer = async (user: UserItem, { item_id, gem_cost }: Asked): Promise<Offer> => {
  const offer = await findOffer(user, item_id);
  if (offer === undefined) throw new ApiError('store_item_not_found');
  if (gem_cost !== undefined && gem_cost !== offer.gem_cost) throw new ApiError('store_item_changed');
  return offer;
};

/** Throws the reason if the offer cannot be bought, as far as it is known before the transaction. */
export const newOrder = async (user: UserItem, asked: Asked): Promise<Order> => {
  const offer = await getOffer(user, asked);
  const terms = await termsFor(user, offer);
  if (terms === undefined) throw new ApiError('store_prize_closed');
  if (user.gems < offer.gem_cost) throw new ApiError('store_too_few_gems');
  // If a guardian must agree, the guardian gives the address with the answer.
  const isPosted = offer.type === 'prize' && terms.status === 'ordered';
  if (isPosted && asked.address === undefined) throw new ApiError('invalid_input', ['body.address']);
  const kind = offer.type === 'family' ? 'family_reward' : 'prize_waiting';
  const said = { child: ownName(user), item: offer.name, again: false };
  const mails = terms.tell.map((to) => dueMail({ kind, to, ...said }));
  const address = isPosted ? asked.address : undefined;
  const purchase = newPurchase(user.id, offer, terms);
  return { user, offer, terms, purchase, mails, request_id: asked.request_id, address };
};

/** Guardians need an account to answer. The purchase is already made: the reminder makes up for a failure here. */
export const tellGrownUps = async ({ terms, mails }: Order): Promise<void> => {
  await queueMails(mails);
  if (terms.status === 'waiting') await inviteGuardians(terms.tell);
};

import { needsAdult } from '../../contract/rules/consent';
import { type ItemKind, isSent, type PurchaseStatus } from '../../contract/shop/kinds';
import type { UserItem } from '../accounts/find';
import { consentAges } from '../platform/consent-ages';
import { guardiansOf } from '../relations/guardians';
import type { PurchaseItem } from './store';

/** The first status of a purchase, and the grown-ups who are told. */
export interface Terms {
  readonly status: PurchaseStatus;
  readonly tell: readonly string[];
}

/**
 * The terms of items that operators send. Undefined if they are closed, because there is no guardian to agree or to get the code
 * of a gift card; a child gets no mail.
 */
export const sendingTerms = (
  user: UserItem,
  type: ItemKind,
  guardians: readonly string[],
): Terms | undefined => {
  const waits = needsAdult(user, consentAges());
  if (guardians.length === 0 && (waits || type === 'gift_card')) return undefined;
  return waits ? { status: 'waiting', tell: guardians } : { status: 'ordered', tell: [] };
};

/** The addresses of a student's guardians. */
export const guardianAddresses = async (userId: string): Promise<string[]> =>
  (await guardiansOf(userId)).map(({ adult_email }) => adult_email);

export const termsFor = async (
  user: UserItem,
  { type, adult_email }: Pick<PurchaseItem, 'type' | 'adult_email'>,
): Promise<Terms | undefined> => {
  if (adult_email !== null) return { status: 'ordered', tell: [adult_email] };
  if (!isSent(type)) return { status: 'fulfilled', tell: [] };
  return sendingTerms(user, type, await guardianAddresses(user.id));
};

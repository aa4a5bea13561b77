import { needsAdult } from '../../contract/rules/consent';
import { type ItemKind, isSent, type PurchaseStatus } from '../../contract/store-kinds';
import { guardiansOf } from '../friends/guardians';
import { consentAges } from '../platform/consent-ages';
import type { UserItem } from '../users/find';
import type { PurchaseItem } from './store';

/** How a purchase begins, and which grown-ups are told. */
export interface Terms {
  readonly status: PurchaseStatus;
  readonly tell: readonly string[];
}

/**
 * The terms of what operators send. Undefined: closed, as there is no guardian to say yes, or to get the code of a gift
 * card; a child gets no mail.
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

/** The addresses of those who have consented for a student. */
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

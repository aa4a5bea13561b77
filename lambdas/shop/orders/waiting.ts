import { findUser } from '../../accounts/find';
import { ownName } from '../../accounts/names';
import { inviteGuardians } from '../../invitations/invite-guardian';
import { type DueMail, dueMail, keeping, queueMails } from '../../mail/outbox';
import { now, secondsFrom } from '../../platform/clock';
import { log } from '../../platform/log';
import { all, equal, present } from '../../platform/table/condition';
import { unlisted } from '../../platform/table/entity';
import { transact } from '../../platform/table/transact';
import { standingOf } from '../../relations/supervision';
import { type PurchaseItem, purchases, waitingPurchases } from '../store';
import { guardianAddresses } from '../terms';
import { cancelPurchase } from './change-status';

const reminderDays = [3, 7];
const expiryDays = 30;

const dayAfter = ({ created_at }: Pick<PurchaseItem, 'created_at'>, days: number): string =>
  secondsFrom(new Date(created_at), days * 86_400).toISOString();

/** The time of the next step of a waiting purchase: a reminder or the expiry. */
export const nextStepAt = (purchase: Pick<PurchaseItem, 'created_at'>): string =>
  [...reminderDays, expiryDays]
    .map((days) => dayAfter(purchase, days))
    .find((at) => at > now().toISOString()) ?? dayAfter(purchase, expiryDays);

const expire = async (purchase: PurchaseItem): Promise<void> => {
  const refused = await cancelPurchase(purchase);
  // The account is gone, and with it the balance. The purchase may be gone, too: the update must not create it again.
  if (refused.includes('balance'))
    await purchases.update(purchase, { remove: unlisted, set: { status: 'cancelled' } }, present('pk'));
};

/** The addresses that can answer: the guardians of a child who waits for a prize, or the parent who offers the reward. */
const whoAnswers = async ({ user_id, adult_email }: PurchaseItem): Promise<string[]> => {
  if (adult_email === null) return guardianAddresses(user_id);
  return (await standingOf(adult_email, user_id)) === undefined ? [] : [adult_email];
};

const remindersOf = async (purchase: PurchaseItem): Promise<DueMail[]> => {
  const child = await findUser(purchase.user_id);
  if (child === undefined) return [];
  const said = { child: ownName(child), item: purchase.item_name, again: true };
  const kind = purchase.adult_email === null ? 'prize_waiting' : 'family_reward';
  return (await whoAnswers(purchase)).map((to) => dueMail({ kind, to, ...said }));
};

/** Writes the next step and the mails in one transaction, so that simultaneous runs send a reminder once. */
const remind = async (purchase: PurchaseItem): Promise<void> => {
  const mails = await remindersOf(purchase);
  const refused = await transact<string>({
    purchase: purchases.updating(
      purchase,
      { set: { listed_at: nextStepAt(purchase) } },
      all(equal('status', purchase.status), equal('listed_at', purchase.listed_at)),
    ),
    ...keeping(mails),
  });
  if (refused.length > 0) return;
  await queueMails(mails);
  if (purchase.status === 'waiting') await inviteGuardians(mails.map(({ job: { to } }) => to));
};

/** Reminds grown-ups after 3 and 7 days without an answer; after 30 days the gems are given back. */
export const goOnWaiting = async (): Promise<void> => {
  const until = now().toISOString();
  let cursor: string | undefined;
  do {
    const { items, next } = await purchases.page(waitingPurchases, { until, limit: 25, cursor });
    for (const purchase of items)
      await (dayAfter(purchase, expiryDays) <= until ? expire(purchase) : remind(purchase));
    if (items.length > 0) log.info('waiting purchases gone on', { count: items.length });
    cursor = next ?? undefined;
  } while (cursor !== undefined);
};

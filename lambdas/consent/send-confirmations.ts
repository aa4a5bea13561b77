import { sendMail } from '../mail/send';
import { now, secondsFrom } from '../platform/clock';
import { log } from '../platform/log';
import { hashOf, newSecret } from '../platform/secret';
import { all, equal } from '../platform/table/condition';
import { unlisted } from '../platform/table/entity';
import { findUser } from '../users/find';
import { confirmationsDue, type RequestItem, requests } from './store';

/** Whoever takes a request and dies leaves it to the next run after this long. */
const leaseSeconds = 600;

/**
 * Taken, mailed, struck off the list, in this order: killed in between, the mail is sent again with a new link, and
 * never not at all. The first write is conditional, so two runs at once send one mail.
 */
const confirmOne = async ({ child_id, adult_email, answer_hash, confirm_hash }: RequestItem) => {
  const secret = newSecret();
  const due = equal('answer_hash', answer_hash);
  const lease = secondsFrom(now(), leaseSeconds).toISOString();
  const taken = await requests.update(
    { child_id },
    { set: { state: 'confirm', confirm_hash: hashOf(secret), listed_at: lease } },
    all(due, equal('list', confirmationsDue), equal('confirm_hash', confirm_hash)),
  );
  const child = taken ? await findUser(child_id) : undefined;
  if (child === undefined) return;
  await sendMail({
    kind: 'consent_confirmation',
    to: adult_email,
    token: `${child_id}.${secret}`,
    child: child.username,
  });
  await requests.update({ child_id }, { remove: unlisted }, equal('confirm_hash', hashOf(secret)));
};

/** On a schedule: the second, delayed mails that are due. */
export const handler = async (): Promise<void> => {
  const until = now().toISOString();
  let sent = 0;
  for (;;) {
    const { items } = await requests.page(confirmationsDue, { until, limit: 25 });
    await Promise.all(items.map(confirmOne));
    sent += items.length;
    if (items.length < 25) break;
  }
  log.info('confirmations sent', { sent });
};

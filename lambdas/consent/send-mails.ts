import { findUser } from '../accounts/find';
import { ownName } from '../accounts/names';
import { sendMail } from '../mail/send';
import { now } from '../platform/clock';
import { log } from '../platform/log';
import { hashOf, newSecret } from '../platform/secret';
import { all, equal } from '../platform/table/condition';
import { mailSent, mailsDue, mailTaken, type RequestItem, requests } from './store';
import { tellGiven } from './tell-given';

/**
 * Claims an entry, sends the mail and removes the entry, in this order: after a crash in between, the mail is sent again with a
 * new link and is never lost. The claim is conditional, so two simultaneous runs send one mail. A consent in force is on the
 * list only if the confirmation could not queue the third mail.
 */
const sendOne = async (request: RequestItem) => {
  const { child_id, answer_hash, confirm_hash, adult_email } = request;
  const secret = newSecret();
  const given = request.state === 'given';
  const isTaken = await requests.update(
    { child_id },
    { set: { ...(!given && { state: 'confirm' }), confirm_hash: hashOf(secret), ...mailTaken() } },
    all(equal('list', mailsDue), equal('answer_hash', answer_hash), equal('confirm_hash', confirm_hash)),
  );
  const child = isTaken ? await findUser(child_id) : undefined;
  if (child === undefined) return;
  const token = `${child_id}.${secret}`;
  await (given
    ? tellGiven(token, { child, request })
    : sendMail({ kind: 'consent_confirmation', to: adult_email, token, child: ownName(child) }));
  await mailSent({ child_id, confirm_hash: hashOf(secret) });
};

/** Sends the second, delayed mails that are due, and third mails that were not queued. */
export const sendConsentMails = async (): Promise<void> => {
  const until = now().toISOString();
  let sent = 0;
  let cursor: string | undefined;
  do {
    const { items, next } = await requests.page(mailsDue, { until, limit: 25, cursor });
    await Promise.all(items.map(sendOne));
    sent += items.length;
    cursor = next ?? undefined;
  } while (cursor !== undefined);
  log.info('consent mails sent', { sent });
};

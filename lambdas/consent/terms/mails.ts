import type { UserItem } from '../../accounts/find';
import { ownName } from '../../accounts/names';
import { dueToGuardian, questionOf } from '../../accounts/terms';
import { sendMail } from '../../mail/send';
import { now, secondsFrom } from '../../platform/clock';
import { log } from '../../platform/log';
import { hashOf, newSecret } from '../../platform/secret';
import { all, equal } from '../../platform/table/condition';
import { unlisted } from '../../platform/table/entity';
import { requests } from '../store';
import { childrenWaitingFor, isDeclinedFor } from './children';
import { type TermsAsk, termsAsks, termsMails } from './store';

/** If a run claims a mail and dies, a later run sends it after this time. */
const leaseSeconds = 600;
const reminderDays = 7;
const mostMails = 2;

/**
 * A link of its own, by which a grown-up without an account answers; the earlier mails' links stay valid. Null for a grown-up
 * whose request another one has replaced: that one answers in the account.
 */
const newLink = async (adult: string, children: readonly UserItem[]): Promise<string | null> => {
  for (const { id } of children) {
    const secret = newSecret();
    const isOurs = await requests.update(
      { child_id: id },
      { set: { terms_hash: hashOf(secret), terms_mailed_at: now().toISOString() } },
      all(equal('adult_email', adult), equal('state', 'given')),
    );
    if (isOurs) return `${id}.${secret}`;
  }
  return null;
};

const undeclined = async (children: readonly UserItem[]): Promise<UserItem[]> => {
  const declined = await Promise.all(children.map(isDeclinedFor));
  return children.filter((_, i) => !declined[i]);
};

/** Claims an entry, sends the mail and lists the reminder, in this order: a crash in between repeats the mail and loses none. */
const sendOne = async (ask: TermsAsk): Promise<void> => {
  const { adult_email, version, mails, listed_at } = ask;
  const until = secondsFrom(now(), leaseSeconds).toISOString();
  const claimed = await termsAsks.update(ask, { set: { listed_at: until } }, equal('listed_at', listed_at));
  if (!claimed) return;
  const children = await undeclined(await childrenWaitingFor(adult_email));
  const question = questionOf(children.flatMap(dueToGuardian).slice(0, 1));
  const isDue = question !== null && question.version === version && mails < mostMails;
  if (isDue) {
    await sendMail({
      kind: 'terms_changed',
      to: adult_email,
      token: await newLink(adult_email, children),
      children: children.map(ownName),
      changes: question.versions.flatMap(({ changes }) => changes),
      again: mails > 0,
    });
  }
  const isLast = !isDue || mails + 1 === mostMails;
  const next = secondsFrom(now(), reminderDays * 86_400).toISOString();
  await termsAsks.update(
    ask,
    isLast ? { set: { mails: mails + 1 }, remove: unlisted } : { set: { mails: mails + 1, listed_at: next } },
    equal('listed_at', until),
  );
};

/** Mails the grown-ups of children who wait for an answer to a newer version, and reminds them once. */
export const sendTermsMails = async (): Promise<void> => {
  const until = now().toISOString();
  let sent = 0;
  let cursor: string | undefined;
  do {
    const { items, next } = await termsAsks.page(termsMails, { until, limit: 25, cursor });
    await Promise.all(items.map(sendOne));
    sent += items.length;
    cursor = next ?? undefined;
  } while (cursor !== undefined);
  log.info('terms mails sent', { sent });
};

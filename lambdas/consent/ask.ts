import { consentVersion } from '../../contract/consent-kinds';
import { mayUse } from '../../contract/rules/consent';
import { newYorkDay } from '../../contract/rules/day';
import { isSameMailbox } from '../../contract/rules/mailbox';
import { sendMail } from '../mail/send';
import { ApiError } from '../platform/api-error';
import { now, secondsFrom } from '../platform/clock';
import { consentAges } from '../platform/consent-ages';
import type { Account } from '../platform/http/create-handler';
import { hashOf, newSecret } from '../platform/secret';
import { absent, all, equal } from '../platform/table/condition';
import { transact } from '../platform/table/transact';
import { stillWithoutConsent } from '../users/change-user';
import { noConsents } from '../users/create-user';
import { findUser } from '../users/find';
import { knownName } from '../users/names';
import { isStudentMailbox } from '../users/verify';
import { maskedAddress } from './mask';
import { latestDecision, type RequestItem, requests } from './store';

const pauseSeconds = 60;
const mailsPerDay = 5;

/** Strangers' mailboxes must not be flooded by way of a child's account. */
const countMail = (before: RequestItem | undefined, at: Date): RequestItem['mails'] => {
  const day = newYorkDay(at);
  const count = before?.mails.day === day ? before.mails.count : 0;
  const tooSoon = before !== undefined && secondsFrom(new Date(before.asked_at), pauseSeconds) > at;
  if (tooSoon || count >= mailsPerDay) throw new ApiError('consent_asked_too_often');
  return { day, count: count + 1 };
};

/**
 * The grown-up who took the core back after it was given, and has not given it again: nobody else is asked in their
 * place. Undefined where it was never given, or by no person.
 */
const whoTookBack = async (childId: string): Promise<string | undefined> => {
  const latest = await latestDecision(childId);
  return latest?.given === false ? (latest.adult_email ?? undefined) : undefined;
};

/** A child names a grown-up, who gets a mail. A new request takes the place of the one before, whatever became of it. */
export const ask = async ({ account, body: { email } }: { account: Account; body: { email: string } }) => {
  const child = await findUser(account.sub);
  if (child === undefined) throw new ApiError('profile_incomplete');
  if (mayUse(child, 'core', consentAges())) throw new ApiError('consent_not_needed');
  if (isSameMailbox(email, child.email)) throw new ApiError('consent_own_address');
  const decides = await whoTookBack(child.id);
  if (decides !== undefined && !isSameMailbox(decides, email)) throw new ApiError('consent_taken_back');
  const before = await requests.get({ child_id: child.id }, { consistent: true });
  const [at, secret] = [now(), newSecret()];
  const request: RequestItem = {
    child_id: child.id,
    adult_email: email,
    state: 'asked',
    consents: noConsents,
    version: consentVersion,
    asked_at: at.toISOString(),
    confirm_after: null,
    answer_hash: hashOf(secret),
    confirm_hash: null,
    mails: countMail(before, at),
  };
  // Somebody may confirm at this very moment: what is given is not replaced.
  const unchanged =
    before === undefined
      ? absent('pk')
      : all(equal('asked_at', before.asked_at), equal('state', before.state));
  const refused = await transact({
    request: requests.putting(request, unchanged),
    child: stillWithoutConsent(child.id),
  });
  if (refused.includes('child')) throw new ApiError('consent_not_needed');
  if (refused.length > 0) throw new ApiError('consent_asked_too_often');
  // A child is no grown-up; whoever asks is not told who has an account.
  if (await isStudentMailbox(email)) return { adult: maskedAddress(email), asked_at: request.asked_at };
  await sendMail({
    kind: 'consent_request',
    to: email,
    token: `${child.id}.${secret}`,
    // Whoever gets it may be a stranger.
    child: knownName(child),
  });
  return { adult: maskedAddress(email), asked_at: request.asked_at };
};

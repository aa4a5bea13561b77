import type { consent } from '../../contract/consent/endpoints';
import { isSameMailbox } from '../../contract/rules/mailbox';
import type { Admitted } from '../accounts/admitted';
import { stillWithoutConsent } from '../accounts/change-user';
import { findPerson } from '../accounts/identify';
import { maskedAddress } from '../accounts/mask';
import { mayDo } from '../accounts/may-do';
import { knownName } from '../accounts/names';
import { presentVersion } from '../accounts/terms';
import { isStudentMailbox } from '../accounts/verify';
import { sendMail } from '../mail/send';
import { ApiError } from '../platform/api-error';
import { now } from '../platform/clock';
import { hashOf, newSecret } from '../platform/secret';
import { absent, all, equal } from '../platform/table/condition';
import { transact } from '../platform/table/transact';
import { noConsents } from '../users/create-user';
import { countedMail } from './counted-mail';
import { decisionsOf, type RequestItem, requests } from './store';

/**
 * The grown-up who withdrew the core consent after it was in force and has not given it again: the child can ask only this
 * grown-up. Undefined if consent was never in force, or if a school gave it.
 */
const whoTookBack = async (childId: string): Promise<string | undefined> => {
  const [latest] = await decisionsOf(childId);
  return latest?.given === false ? (latest.adult_email ?? undefined) : undefined;
};

/**
 * Stores a child's request and mails the grown-up named by the child. A new request replaces the previous one in any state.
 */
export const ask = async ({ account, body: { email } }: Admitted<typeof consent.ask>) => {
  const child = (await findPerson(account, { consistent: true }))?.user;
  if (child === undefined) throw new ApiError('profile_incomplete');
  if (mayDo(child, 'core')) throw new ApiError('consent_not_needed');
  if (isSameMailbox(email, child.email)) throw new ApiError('consent_own_address');
  const decides = await whoTookBack(child.id);
  if (decides !== undefined && !isSameMailbox(decides, email)) throw new ApiError('consent_taken_back');
  const before = await requests.get({ child_id: child.id }, { consistent: true });
  const [at, secret] = [now(), newSecret()];
  const mails = countedMail(before, at);
  if (mails === undefined) throw new ApiError('consent_asked_too_often');
  const request: RequestItem = {
    child_id: child.id,
    adult_email: email,
    state: 'asked',
    consents: noConsents,
    version: presentVersion(),
    asked_at: at.toISOString(),
    confirm_after: null,
    answer_hash: hashOf(secret),
    confirm_hash: null,
    mails,
  };
  // A confirmation may arrive at the same time. Consent in force is not replaced.
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
  // A student cannot consent, so no mail is sent. The answer is the same, so that it does not reveal who has an account.
  if (await isStudentMailbox(email)) return { adult: maskedAddress(email), asked_at: request.asked_at };
  await sendMail({
    kind: 'consent_request',
    to: email,
    token: `${child.id}.${secret}`,
    // The recipient may be a stranger.
    child: knownName(child),
  });
  return { adult: maskedAddress(email), asked_at: request.asked_at };
};

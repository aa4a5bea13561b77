import { newYorkDay } from '../../contract/rules/day';
import type { Consents } from '../../contract/users/endpoints';
import { versionAt } from '../accounts/terms';
import { now, secondsFrom } from '../platform/clock';
import { setting } from '../platform/config';
import { hashOf, newSecret } from '../platform/secret';
import type { Write } from '../platform/table/transact';
import { recording } from './record';
import { mailsDue, requests } from './store';

/** Returns the writes for a school's consents, which are in force immediately. */
export const consentsOfSchool = (
  childId: string,
  consents: Consents,
  version: string,
): Record<string, Write> => recording({ childId, adultEmail: null, method: 'school', version }, consents);

interface ParentsInvitation {
  readonly consents: Consents;
  readonly consents_by: string;
  readonly created_at: string;
}

/**
 * Returns the writes for the answer that a parent gave with an invitation, the first step of "e-mail plus". The second mail,
 * which names the child and is sent some time after the answer, puts the consents in force.
 */
export const answerOfInvitation = (
  childId: string,
  { consents, consents_by, created_at }: ParentsInvitation,
): Record<string, Write> => {
  const at = now().toISOString();
  const delay = Number(setting('CONSENT_CONFIRMATION_MINUTES')) * 60;
  const afterAnswer = secondsFrom(new Date(created_at), delay).toISOString();
  // The version that was in force when the parent answered.
  const version = versionAt(new Date(created_at));
  const confirm_after = afterAnswer > at ? afterAnswer : at;
  const request = requests.putting({
    child_id: childId,
    adult_email: consents_by,
    state: 'answered',
    consents,
    version,
    asked_at: at,
    confirm_after,
    // No first mail was sent, so no link contains this secret.
    answer_hash: hashOf(newSecret()),
    confirm_hash: null,
    mails: { day: newYorkDay(now()), count: 0 },
    list: mailsDue,
    listed_at: confirm_after,
  });
  return {
    request,
    ...recording({ childId, adultEmail: consents_by, method: 'parent_invitation', version }, consents),
  };
};

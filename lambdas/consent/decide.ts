import type { consent } from '../../contract/consent/endpoints';
import { needsAdult } from '../../contract/rules/consent';
import type { Admitted } from '../accounts/admitted';
import { changingConsents, switching } from '../accounts/change-user';
import type { Person } from '../accounts/identify';
import { mustHaveAgreed } from '../accounts/terms';
import { endSharing } from '../comics/wall/end-sharing';
import { ApiError } from '../platform/api-error';
import { consentAges } from '../platform/consent-ages';
import { transact } from '../platform/table/transact';
import { moveZone } from './move-zone';
import { byThemselves, recording } from './record';

/** Throws `consent_required` for a child for whom a grown-up decides. */
export const mustDecideAlone = ({ user }: Person): void => {
  if (needsAdult(user, consentAges())) throw new ApiError('consent_required');
};

/**
 * Sets public sharing for a student who is old enough to decide. Such a student agrees to the other consents by using the site.
 */
export const decide = async ({ actor, body }: Admitted<typeof consent.decide>) => {
  mustDecideAlone(actor);
  if (body.public_sharing) mustHaveAgreed(actor.user);
  const consents = { core: true, ai_text: true, voice: true, ...body };
  await transact<string>({
    user: changingConsents(actor.id, consents, { alone: true }),
    ...recording(byThemselves(actor), consents, ['public_sharing']),
  });
  if (!body.public_sharing) await endSharing(actor.id);
  return body;
};

/** Sets whether teachers may read the student's talks, for a student who is old enough to decide. */
export const setTranscripts = async ({ actor, body }: Admitted<typeof consent.setTranscripts>) => {
  mustDecideAlone(actor);
  if (body.transcripts) mustHaveAgreed(actor.user);
  await transact<string>({
    user: switching(actor.id, body),
    ...recording(byThemselves(actor), body, ['transcripts']),
  });
  return body;
};

/** Sets the time zone of the student's reading days, which a guardian sets for younger children. */
export const setTimeZone = async ({ actor, body }: Admitted<typeof consent.setTimeZone>) => {
  mustDecideAlone(actor);
  await moveZone(actor.id, body.time_zone);
  return body;
};

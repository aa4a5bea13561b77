import type { DaySettings } from '../../contract/person';
import { needsAdult } from '../../contract/rules/consent';
import { endSharing } from '../comics/end-sharing';
import { ApiError } from '../platform/api-error';
import { consentAges } from '../platform/consent-ages';
import { transact } from '../platform/table/transact';
import { changingConsents, switching } from '../users/change-user';
import type { Person } from '../users/identify';
import { recording } from './record';
import { checkTimeZone } from './time-zone';

const mustDecideAlone = ({ user }: Person): void => {
  if (needsAdult(user, consentAges())) throw new ApiError('consent_required');
};

/**
 * A student who is old enough to decide agrees to the other consents by using the site; only visibility to others is asked
 * for.
 */
export const decide = async ({ actor, body }: { actor: Person; body: { public_sharing: boolean } }) => {
  mustDecideAlone(actor);
  const consents = { core: true, ai_text: true, voice: true, ...body };
  await transact<string>({
    user: changingConsents(actor.id, consents),
    ...recording({ childId: actor.id, adultEmail: null, method: 'self' }, consents, ['public_sharing']),
  });
  if (!body.public_sharing) await endSharing(actor.id);
  return body;
};

/** The same for what teachers may read of the student's talks. */
export const setTranscripts = async ({ actor, body }: { actor: Person; body: { transcripts: boolean } }) => {
  mustDecideAlone(actor);
  await transact<string>({
    user: switching(actor.id, body),
    ...recording(
      { childId: actor.id, adultEmail: null, method: 'self' },
      { ...actor.user.consents, ...body },
      ['transcripts'],
    ),
  });
  return body;
};

/** Where the student's reading days end, which a guardian sets for others. */
export const setTimeZone = async ({
  actor,
  body,
}: {
  actor: Person;
  body: Pick<DaySettings, 'time_zone'>;
}) => {
  mustDecideAlone(actor);
  checkTimeZone(body.time_zone);
  await transact<string>({ user: switching(actor.id, body) });
  return body;
};

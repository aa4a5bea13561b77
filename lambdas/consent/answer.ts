import type { consent } from '../../contract/consent/endpoints';
import type { Consents } from '../../contract/users/endpoints';
import type { Admitted } from '../accounts/admitted';
import { isInForce } from '../accounts/terms';
import { ApiError } from '../platform/api-error';
import { now, secondsFrom } from '../platform/clock';
import { setting } from '../platform/config';
import { all, any, equal } from '../platform/table/condition';
import { transact } from '../platform/table/transact';
import { openLink } from './open-link';
import { presentLinked, presentRequest } from './present';
import { recording } from './record';
import { mailsDue, type RequestItem, requests } from './store';

export const view = async ({ body: { token } }: Admitted<typeof consent.view>) => {
  const { child, request, link, isOld } = await openLink(token);
  if (link === 'confirm' && request.state === 'given')
    return presentLinked(child, { isOld, adult: request.adult_email });
  // The link of the first mail reveals nothing about the child once the request is answered.
  if (link === 'answer' && request.state !== 'asked') throw new ApiError('consent_answered');
  return presentRequest(child, request);
};

type Answer = Admitted<typeof consent.answer>['body'];

/** Consent is not in force after this step: a yes to the core waits for the second mail, and a no ends the request. */
const changeFor = (
  consents: Consents,
  version: string,
  letter: Answer['letter'],
): { set: Partial<RequestItem> & Record<string, unknown> } => {
  if (!consents.core) return { set: { state: 'declined', consents, version } };
  const delay = Number(setting('CONSENT_CONFIRMATION_MINUTES')) * 60;
  const confirm_after = secondsFrom(now(), delay).toISOString();
  return {
    set: {
      state: 'answered',
      consents,
      version,
      confirm_after,
      ...(letter && { letter_zone: letter.time_zone }),
      list: mailsDue,
      listed_at: confirm_after,
    },
  };
};

/**
 * The version that the page has shown, which may have been loaded before a newer one; without it, the version of the mail. An
 * answer never counts for a text that the grown-up has not seen.
 */
const shownVersion = (shown: string | undefined, request: RequestItem): string => {
  if (shown === undefined) return request.version;
  if (!isInForce(shown)) throw new ApiError('invalid_input', ['body.version']);
  return shown;
};

/** The first of the two steps of "e-mail plus": records the grown-up's answer. */
export const answer = async ({ body }: Admitted<typeof consent.answer>) => {
  const { child, request } = await openLink(body.token);
  const version = shownVersion(body.version, request);
  const decision = { childId: child.id, adultEmail: request.adult_email, method: 'email' as const, version };
  const refused = await transact<string>({
    request: requests.updating(
      { child_id: child.id },
      changeFor(body.consents, version, body.letter),
      all(
        any(equal('state', 'asked'), equal('state', 'declined')),
        equal('answer_hash', request.answer_hash),
      ),
    ),
    ...recording(decision, body.consents),
  });
  if (refused.length > 0) throw new ApiError('consent_answered');
  const after = await requests.get({ child_id: child.id }, { consistent: true });
  return presentRequest(child, after ?? request);
};

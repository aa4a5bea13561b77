import type { consent } from '../../contract/consent/endpoints';
import type { Admitted } from '../accounts/admitted';
import { changingConsents } from '../accounts/change-user';
import { presentAddressOf } from '../accounts/former-addresses';
import { checkingAfterConsent } from '../accounts/name-checks';
import { verifyingParent } from '../accounts/verify';
import { ApiError } from '../platform/api-error';
import { all, equal } from '../platform/table/condition';
import { transact } from '../platform/table/transact';
import { becomingGuardian } from '../relations/supervision';
import { forgetWishes } from '../relations/wishes';
import { orderCheck } from '../users/order-check';
import { type OpenCase, openLink } from './open-link';
import { presentLinked } from './present';
import { recording } from './record';
import { mailSent, mailTaken, requests } from './store';
import { tellGiven } from './tell-given';

const isConfirmed = async ({ child, request }: OpenCase): Promise<boolean> => {
  const { consents, version } = request;
  // The grown-up may have got another address since the question.
  const adult_email = await presentAddressOf(request.adult_email);
  const check = checkingAfterConsent(child, consents);
  const verifies = await verifyingParent(adult_email);
  const decision = { childId: child.id, adultEmail: adult_email, method: 'email_plus' as const, version };
  const refused = await transact<string>({
    request: requests.updating(
      { child_id: child.id },
      { set: { state: 'given', adult_email, ...mailTaken() } },
      all(equal('state', 'confirm'), equal('confirm_hash', request.confirm_hash)),
    ),
    user: changingConsents(child.id, consents, { version }),
    ...(await becomingGuardian(adult_email, child.id)),
    ...recording(decision, consents),
    ...(verifies && { verifies }),
    ...check,
  });
  if (refused.length > 0) return false;
  if (check.check !== undefined) await orderCheck(child.id);
  // What a former guardian had switched off may stand in the record still, if its end was interrupted.
  await forgetWishes(child.id);
  return true;
};

/**
 * The second step of "e-mail plus": the link of the delayed mail puts the answer in force. The child gets access, and the
 * grown-up counts as verified. It confirms the version that was answered: a newer one is asked about afterwards. Idempotent.
 */
export const confirm = async ({ body: { token } }: Admitted<typeof consent.confirm>) => {
  const opened = await openLink(token);
  if (opened.link !== 'confirm') throw new ApiError('consent_link_invalid');
  if (opened.request.state !== 'given' && (await isConfirmed(opened))) {
    await tellGiven(token, opened);
    await mailSent(opened.request);
  }
  // Refused if the answer was confirmed in another tab, or if the child has asked another grown-up meanwhile.
  const { child, request, isOld } = await openLink(token);
  if (request.state !== 'given') throw new ApiError('consent_link_invalid');
  return presentLinked(child, { isOld, adult: request.adult_email });
};

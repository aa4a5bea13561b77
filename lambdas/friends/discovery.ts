import type { friends } from '../../contract/friends/endpoints';
import { needsAdult } from '../../contract/rules/consent';
import type { Admitted } from '../accounts/admitted';
import { switching } from '../accounts/change-user';
import { mustHaveAgreed } from '../accounts/terms';
import { byThemselves, recording } from '../consent/record';
import { ApiError } from '../platform/api-error';
import { consentAges } from '../platform/consent-ages';
import { transact } from '../platform/table/transact';

/** For students who are old enough to decide alone; a guardian decides for the others. */
export const setDiscovery = async ({ actor, body }: Admitted<typeof friends.setDiscovery>) => {
  if (needsAdult(actor.user, consentAges())) throw new ApiError('consent_required');
  if (body.discoverable) mustHaveAgreed(actor.user);
  await transact<string>({
    user: switching(actor.id, body),
    ...recording(byThemselves(actor), { friends: body.discoverable }, ['friends']),
  });
  return body;
};

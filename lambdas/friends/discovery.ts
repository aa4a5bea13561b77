import { mayUse, needsAdult } from '../../contract/rules/consent';
import { recording } from '../consent/record';
import { ApiError } from '../platform/api-error';
import { consentAges } from '../platform/consent-ages';
import { transact } from '../platform/table/transact';
import { switching } from '../users/change-user';
import type { UserItem } from '../users/find';
import type { Person } from '../users/identify';

/** A student who uses Inkwren with the necessary consent. */
export const isActiveStudent = (user: UserItem | undefined): user is UserItem =>
  user?.account_type === 'student' && mayUse(user, 'core', consentAges());

/** Whether a student finds other students and is found by them: off until a guardian or the student switches it on. */
export const isDiscoverable = (user: UserItem | undefined): user is UserItem =>
  isActiveStudent(user) && user.discoverable;

/** For students who are old enough to decide alone; for others the guardian decides. */
export const setDiscovery = async ({ actor, body }: { actor: Person; body: { discoverable: boolean } }) => {
  if (needsAdult(actor.user, consentAges())) throw new ApiError('consent_required');
  await transact<string>({
    user: switching(actor.id, body),
    ...recording(
      { childId: actor.id, adultEmail: null, method: 'self' },
      { ...actor.user.consents, friends: body.discoverable },
      ['friends'],
    ),
  });
  return body;
};

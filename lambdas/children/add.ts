import { randomUUID } from 'node:crypto';
import type { children } from '../../contract/children/endpoints';
import { withBirthYear } from '../../contract/rules/age';
import { needsAdult } from '../../contract/rules/consent';
import { madeUpAddress } from '../../contract/rules/made-up-address';
import { newReader } from '../../contract/rules/names';
import { minimumAge } from '../../contract/rules/onboarding';
import type { Admitted } from '../accounts/admitted';
import type { UserItem } from '../accounts/find';
import { idOfUsername } from '../accounts/locks';
import { presentVersion } from '../accounts/terms';
import { answerOfInvitation } from '../consent/of-invitation';
import { countChild } from '../invitations/children-limit';
import { forgetInvited } from '../invitations/forget-address';
import { invitationOfAdded } from '../invitations/invitation-of-added';
import { ApiError } from '../platform/api-error';
import { callFunction } from '../platform/call-function';
import { now } from '../platform/clock';
import { consentAges } from '../platform/consent-ages';
import { checkUsername } from '../safety/names/allowed-name';
import { createUser } from '../users/create-user';
import { familyOf } from './family';
import { secretOf } from './pictures';
import { pictureSecrets } from './store';

type Body = Admitted<typeof children.add>['body'];

/** The child's age, told by the guardian. The region is the family's. */
const ageOf = ({ birth_year }: Body, { region }: UserItem) => {
  const unborn = { age: 0, birth_year: null, created_at: now().toISOString(), time_zone: null };
  const { age } = withBirthYear(unborn, birth_year, now());
  if (age < minimumAge) throw new ApiError('too_young');
  if (!needsAdult({ age, region, account_type: 'student' }, consentAges()))
    throw new ApiError('decides_alone');
  return { age, birth_year, region };
};

const checkName = async (name: string) => {
  checkUsername(name, 'student');
  if ((await idOfUsername(name)) !== undefined) throw new ApiError('username_taken');
};

const makeSignIn = (child: string) => callFunction('ADDRESSES_WORKER_FUNCTION', { child });

/**
 * Creates the account of a child without an e-mail address, as if the guardian had invited it and it had come at once: the
 * guardian's answers are the first step of "e-mail plus", and the second mail puts them in force. The pool's user comes first: an
 * account without a sign-in would count as one whose owner has deleted it. Without the account such a user cannot sign in, and the
 * next night deletes it.
 */
export const add = async ({ actor, body }: Admitted<typeof children.add>) => {
  const { user } = actor;
  const { name, avatar, pictures, consents } = body;
  const about = ageOf(body, user);
  await checkName(name);
  const id = randomUUID();
  const email = madeUpAddress(id);
  await countChild(actor, email);
  await makeSignIn(id).catch(async (error: unknown) => {
    await forgetInvited(user.id, email);
    throw error;
  });
  const created_at = now().toISOString();
  const refused = await createUser<string>(
    {
      ...about,
      id,
      email,
      avatar,
      username: newReader,
      next_username: name,
      account_type: 'student',
      terms_version: presentVersion(),
    },
    {
      ...answerOfInvitation(id, { consents, consents_by: user.email, created_at }),
      invitation: invitationOfAdded({ email, guardian: user, consents, child_id: id }),
      pictures: pictureSecrets.putting(secretOf(id, pictures)),
    },
  );
  if (refused.length > 0) {
    await forgetInvited(user.id, email);
    throw new ApiError('username_taken');
  }
  return familyOf(user);
};

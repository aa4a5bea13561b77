import type { ErrorCode } from '../../contract/errors';
import type { onboarding } from '../../contract/onboarding/endpoints';
import { needsAdult } from '../../contract/rules/consent';
import { newReader } from '../../contract/rules/names';
import { adultAge, minimumAge } from '../../contract/rules/onboarding';
import type { AccountType, Region } from '../../contract/users/endpoints';
import type { Admitted } from '../accounts/admitted';
import { firstAge } from '../accounts/first-age';
import { findPerson, isOperator } from '../accounts/identify';
import { answerOfInvitation, consentsOfSchool } from '../consent/of-invitation';
import { versionOfSchool } from '../consent/terms/of-school';
import {
  type InvitationItem,
  openInvitationsTo,
  usableAmong,
  usingInvitation,
} from '../invitations/open-invitation';
import { ApiError } from '../platform/api-error';
import { consentAges } from '../platform/consent-ages';
import { childrenOfGuardian } from '../relations/guardians';
import { checkUsername } from '../safety/names/allowed-name';
import { createUser } from '../users/create-user';
import { stateOf, typesOf } from './state';
import { newestAgreement } from './store';

interface Basics {
  readonly username: string;
  readonly age: number;
  readonly account_type: AccountType;
  readonly region: Region;
}

type SetUp = Admitted<typeof onboarding.setUp>;

const refusals: Record<string, ErrorCode> = {
  user: 'profile_exists',
  username: 'username_taken',
  look: 'username_taken',
  email: 'email_taken',
};

/** The first refusal, in the order in which the user can fix them. */
const refusalFor = (inTheWay: readonly string[]): ErrorCode =>
  refusals[['user', 'email', 'username', 'look'].find((name) => inTheWay.includes(name)) ?? ''] ??
  'not_invited';

/** The first age given is binding: a user who was refused is not admitted with another age. */
const checkAge = async ({ age, account_type }: Basics, email: string) => {
  if (age > (await firstAge(email, age))) throw new ApiError('age_held');
  if (age < minimumAge) throw new ApiError('too_young');
  if (account_type !== 'student' && age < adultAge) throw new ApiError('adults_only');
};

const chosenOf = (open: readonly InvitationItem[], id: string | undefined): InvitationItem | undefined => {
  if (id === undefined && open.length > 1) throw new ApiError('invitation_choice');
  return id === undefined ? open[0] : open.find(({ owner }) => owner === id);
};

/** The consents of an invitation: a school's are in force immediately, a parent's wait for the second mail. */
const consentsWith = async (invitation: InvitationItem, id: string, body: Basics) => {
  const { consents, consents_by, created_at } = invitation;
  if (body.account_type !== 'student' || consents === null) return {};
  if (consents_by === null) {
    const consent_version = await versionOfSchool(invitation, id);
    return { consents, consent_version, together: consentsOfSchool(id, consents, consent_version) };
  }
  const waits = consents.core && needsAdult(body, consentAges());
  return waits ? { together: answerOfInvitation(id, { consents, consents_by, created_at }) } : {};
};

/**
 * Creates the profile. One transaction takes the username, the e-mail address and the invitation, and records the
 * invitation's consents. If two users choose one name simultaneously, one gets it and the other gets an error.
 */
const create = async ({ account, body: { invitation: chosen, ...body } }: SetUp) => {
  const { step } = await stateOf(account);
  if (step === 'terms') throw new ApiError('terms_not_agreed');
  if (step !== 'basic') throw new ApiError('profile_exists');
  checkUsername(body.username, body.account_type);
  const { id, email = '' } = account;
  const open = isOperator(account) ? [] : await openInvitationsTo(email);
  const invitation = chosenOf(await usableAmong(open), chosen);
  if (invitation === undefined && !isOperator(account)) throw new ApiError('not_invited');
  const types = invitation === undefined ? ['other'] : typesOf(invitation);
  if (!types.includes(body.account_type)) throw new ApiError('invitation_role');
  await checkAge(body, email);
  const { consents, consent_version, together }: Awaited<ReturnType<typeof consentsWith>> =
    invitation === undefined ? {} : await consentsWith(invitation, id, body);
  const terms_version = await newestAgreement(id);
  const verified = body.account_type === 'other' && (await childrenOfGuardian(email)).length > 0;
  const inTheWay = await createUser<string>(
    {
      ...body,
      id,
      email,
      username: newReader,
      next_username: body.username,
      verified,
      guardians_see: needsAdult(body, consentAges()) ? null : 'all',
      // Copied now, because the invitation may be deleted before a grown-up answers.
      school: invitation?.school ?? null,
      ...(consents && { consents, consent_version }),
      ...(terms_version !== undefined && { terms_version }),
    },
    { ...(invitation && usingInvitation(invitation, open, id)), ...together },
  );
  if (inTheWay.length > 0) throw new ApiError(refusalFor(inTheWay));
  return stateOf(account);
};

/** A user may finish in two tabs: the second finds the invitation used and gets `profile_exists`. */
export const setUp = async (request: SetUp) => {
  try {
    return await create(request);
  } catch (error) {
    const isUsedUp = error instanceof ApiError && error.code === 'not_invited';
    if (isUsedUp && (await findPerson(request.account, { consistent: true })))
      throw new ApiError('profile_exists');
    throw error;
  }
};

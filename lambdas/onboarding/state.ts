import { type OnboardingState, termsVersion } from '../../contract/onboarding';
import { mayUse } from '../../contract/rules/consent';
import { missingStep } from '../../contract/rules/onboarding';
import { AccountType } from '../../contract/user';
import { consentProgress } from '../consent/progress';
import { openInvitationOf } from '../invitations/open-invitation';
import { ApiError } from '../platform/api-error';
import { consentAges } from '../platform/consent-ages';
import type { Account } from '../platform/http/create-handler';
import { findAbout } from '../users/find';
import { findPerson, isOperator, type Person } from '../users/identify';
import { presentMe } from '../users/present';
import { agreements } from './store';

const everyType = AccountType.options;

const ofMember = async (person: Person): Promise<OnboardingState> => {
  const waits = !mayUse(person.user, 'core', consentAges());
  const profile = presentMe(person, await findAbout(person.id));
  return {
    step: waits ? 'consent' : missingStep(profile),
    account_types: [person.user.account_type],
    operator: person.role === 'operator',
    consent_ages: { ...consentAges() },
    profile,
    consent: waits ? await consentProgress(person.id) : null,
  };
};

/** Account types that somebody without a profile may choose. Throws `not_invited`. */
const choiceOf = async (account: Account): Promise<AccountType[]> => {
  if (isOperator(account)) return ['other'];
  const invitation = account.email === undefined ? undefined : await openInvitationOf(account.email);
  if (invitation === undefined) throw new ApiError('not_invited');
  return invitation.account_type === null ? everyType : [invitation.account_type];
};

/** The step that somebody goes on with, from what is stored. */
export const stateOf = async (account: Account): Promise<OnboardingState> => {
  const person = await findPerson(account, { consistent: true });
  if (person !== undefined) return ofMember(person);
  const account_types = await choiceOf(account);
  const agreed = await agreements.get({ user_id: account.sub }, { consistent: true });
  return {
    step: agreed?.version === termsVersion ? 'basic' : 'terms',
    account_types,
    operator: isOperator(account),
    consent_ages: { ...consentAges() },
    profile: null,
    consent: null,
  };
};

export const state = ({ account }: { account: Account }) => stateOf(account);

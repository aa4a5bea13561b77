import type { OnboardingState, onboarding } from '../../contract/onboarding/endpoints';
import { missingStep } from '../../contract/rules/onboarding';
import { AccountType } from '../../contract/users/fields';
import { findAbout } from '../accounts/about';
import type { Admitted } from '../accounts/admitted';
import { findPerson, isOperator, type Person } from '../accounts/identify';
import { maskedAddress } from '../accounts/mask';
import { mayDo } from '../accounts/may-do';
import { dueToMember } from '../accounts/terms';
import { consentProgress } from '../consent/progress';
import { type InvitationItem, openInvitationsTo, usableAmong } from '../invitations/open-invitation';
import { ApiError } from '../platform/api-error';
import { consentAges } from '../platform/consent-ages';
import type { Account } from '../platform/http/account';
import { presentMe } from '../users/present';
import { newestAgreement } from './store';

const everyType = AccountType.options;

const ofMember = async (person: Person): Promise<OnboardingState> => {
  const waits = !mayDo(person.user, 'core');
  const profile = await presentMe(person, await findAbout(person.id));
  return {
    step: waits ? 'consent' : missingStep(profile),
    account_types: [person.user.account_type],
    operator: person.role === 'operator',
    invitations: [],
    consent_ages: { ...consentAges() },
    profile,
    consent: waits ? await consentProgress(person.id) : null,
  };
};

/** The account types that an invitation allows. */
export const typesOf = ({ account_type }: InvitationItem): AccountType[] =>
  account_type === null ? everyType : [account_type];

const fromWhom = ({ consents_by, school }: InvitationItem) => {
  if (consents_by !== null) return 'grown_up';
  return school === null ? 'inkwren' : 'school';
};

/** The choices of a user without a profile. Throws `not_invited`. */
const choiceOf = async (
  account: Account,
): Promise<Pick<OnboardingState, 'account_types' | 'invitations'>> => {
  if (isOperator(account)) return { account_types: ['other'], invitations: [] };
  const open = account.email === undefined ? [] : await usableAmong(await openInvitationsTo(account.email));
  if (open.length === 0) throw new ApiError('not_invited');
  const types = new Set(open.flatMap(typesOf));
  const choice = open.length === 1 ? [] : open;
  return {
    account_types: everyType.filter((type) => types.has(type)),
    invitations: choice.map((invitation) => ({
      id: invitation.owner,
      from: fromWhom(invitation),
      name: invitation.invited_by,
      address: invitation.consents_by && maskedAddress(invitation.consents_by),
      account_types: typesOf(invitation),
    })),
  };
};

/** The user's next step, derived from the stored state. */
export const stateOf = async (account: Account): Promise<OnboardingState> => {
  const person = await findPerson(account, { consistent: true });
  if (person !== undefined) return ofMember(person);
  const choice = await choiceOf(account);
  const terms_version = await newestAgreement(account.id);
  const isAgreed = terms_version !== undefined && dueToMember({ terms_version }).length === 0;
  return {
    step: isAgreed ? 'basic' : 'terms',
    ...choice,
    operator: isOperator(account),
    consent_ages: { ...consentAges() },
    profile: null,
    consent: null,
  };
};

export const state = ({ account }: Admitted<typeof onboarding.state>) => stateOf(account);

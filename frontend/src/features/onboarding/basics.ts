import type { Call } from '../../../../contract/endpoint';
import type { onboarding } from '../../../../contract/onboarding/endpoints';
import { onboardingErrors } from '../../../../contract/onboarding/errors';
import { adultAge, minimumAge } from '../../../../contract/rules/onboarding';
import { problemOfUsername } from '../../subjects/users/username';

export type Basics = Readonly<Call<typeof onboarding.setUp>['body']>;

export type Problems = Partial<Record<keyof Basics, string>>;

/** The problems that the browser finds before it asks the server. */
export const problemsOf = ({ username, age, account_type }: Basics): Problems => {
  const problems: Problems = {};
  const wrong = problemOfUsername(username);
  if (wrong !== undefined) problems.username = wrong;
  if (age < minimumAge) problems.age = onboardingErrors.too_young.text;
  else if (account_type !== 'student' && age < adultAge) problems.age = onboardingErrors.adults_only.text;
  return problems;
};

/** The field to which a refusal of the server belongs. */
export const fieldOfRefusal: Record<string, keyof Basics> = {
  username_taken: 'username',
  username_not_allowed: 'username',
  invitation_role: 'account_type',
  adults_only: 'age',
  too_young: 'age',
  age_held: 'age',
  invitation_choice: 'invitation',
};

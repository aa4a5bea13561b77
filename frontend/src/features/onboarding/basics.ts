import { onboardingErrors } from '../../../../contract/errors/onboarding';
import { adultAge, minimumAge } from '../../../../contract/rules/onboarding';
import type { AccountType, Region } from '../../../../contract/users';
import { problemOfUsername } from '../../subjects/users/username';

export interface Basics {
  readonly username: string;
  readonly age: number;
  readonly account_type: AccountType;
  readonly region: Region;
  /** The id of the chosen invitation, if there are several. */
  readonly invitation?: string;
}

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

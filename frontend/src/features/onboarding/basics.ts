import { errors } from '../../../../contract/errors';
import { messages } from '../../../../contract/messages';
import { adultAge, minimumAge } from '../../../../contract/rules/onboarding';
import type { AccountType, Region } from '../../../../contract/user';

export interface Basics {
  readonly username: string;
  readonly age: number;
  readonly account_type: AccountType;
  readonly region: Region;
}

export type Problems = Partial<Record<keyof Basics, string>>;

const unprintable = /[\p{C}\p{Zl}\p{Zp}@<>]/u;

/** What the browser can say before it asks the server. */
export const problemsOf = ({ username, age, account_type }: Basics): Problems => {
  const problems: Problems = {};
  if (username === '') problems.username = messages.profile.usernameRequired;
  else if (unprintable.test(username)) problems.username = 'A username has no @, < or > in it.';
  if (age < minimumAge) problems.age = errors.too_young.text;
  else if (account_type !== 'student' && age < adultAge) problems.age = errors.adults_only.text;
  return problems;
};

/** Where a refusal of the server belongs. */
export const fieldOfRefusal: Record<string, keyof Basics> = {
  username_taken: 'username',
  invitation_role: 'account_type',
  adults_only: 'age',
  too_young: 'age',
};

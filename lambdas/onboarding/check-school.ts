import type { onboarding } from '../../contract/onboarding/endpoints';
import type { Admitted } from '../accounts/admitted';
import { findPerson } from '../accounts/identify';

/** The school that the profile got from its invitation; null for any address but the user's own. */
export const checkSchool = async ({ account, body }: Admitted<typeof onboarding.checkSchool>) => {
  const person = body.email === account.email ? await findPerson(account, { consistent: true }) : undefined;
  const school = person?.user.school ?? null;
  return { has_school: school !== null, school };
};

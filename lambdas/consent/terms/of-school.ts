import { schoolKeyOf } from '../../accounts/school-key';
import { newestOf, versionAt } from '../../accounts/terms';
import type { InvitationItem } from '../../invitations/open-invitation';
import { keyOfSchool } from './ask';
import { agreedBySchool } from './store';

/**
 * The version that a school's consent is about: the one in force when it invited the child, or a newer one that the school has
 * agreed to since.
 */
export const versionOfSchool = async (
  { school, email, created_at }: Pick<InvitationItem, 'school' | 'email' | 'created_at'>,
  id: string,
): Promise<string> => {
  const key = keyOfSchool({ id, school, ...schoolKeyOf({ email, school, account_type: 'student' }) });
  const invited = versionAt(new Date(created_at));
  return newestOf(await agreedBySchool(key), invited);
};

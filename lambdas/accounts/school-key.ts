import { schoolKey } from '../../contract/rules/school';
import type { AccountType } from '../../contract/users/endpoints';

interface Member {
  readonly email: string;
  readonly school: string | null;
  readonly account_type: AccountType;
}

/** Puts a student with a school on the index `school`; grown-ups are on no board. */
export const schoolKeyOf = ({ email, school, account_type }: Member): { school_key?: string } => {
  const key = account_type === 'student' ? schoolKey(email, school) : null;
  return key === null ? {} : { school_key: key };
};

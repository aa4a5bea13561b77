import type { AccountType, regions } from '../../contract/user';
import { now } from '../platform/clock';
import { transact } from '../platform/table/transact';
import { emailLocks, usernameLocks, users } from './store';

export interface NewUser {
  /** The subject that Cognito gave the person. */
  readonly id: string;
  readonly email: string;
  readonly username: string;
  readonly age: number;
  readonly region: (typeof regions)[number];
  readonly account_type: AccountType;
  readonly school: string | null;
}

/**
 * Creates the record, with the username and the e-mail taken in the same transaction. Answers what stood
 * in the way; an empty list means it is done.
 */
export const createUser = (person: NewUser): Promise<('user' | 'username' | 'email')[]> =>
  transact({
    user: users.creating({
      ...person,
      points: 0,
      gems: 0,
      streak: 0,
      last_activity_date: null,
      created_at: now().toISOString(),
    }),
    username: usernameLocks.creating({ value: person.username, user_id: person.id }),
    email: emailLocks.creating({ value: person.email, user_id: person.id }),
  });

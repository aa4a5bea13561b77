import { mailboxOf } from '../../contract/rules/mailbox';
import { defaultPreferences } from '../../contract/rules/preferences';
import { noReadingDays } from '../../contract/rules/reading-days';
import { noLook } from '../../contract/shop/kinds';
import type { AccountType, Consents, Region } from '../../contract/users/endpoints';
import { changingLocks, emailLocks } from '../accounts/locks';
import { mailboxMembers } from '../accounts/mailbox-store';
import { askingForCheck } from '../accounts/name-checks';
import { namesOf } from '../accounts/names';
import { schoolKeyOf } from '../accounts/school-key';
import { teachersToVerify, type UserItem, users } from '../accounts/store';
import { students } from '../accounts/students';
import { now } from '../platform/clock';
import { transact, type Write } from '../platform/table/transact';
import { orderCheck } from './order-check';

export interface NewUser {
  /** The subject that Cognito gave the person. */
  readonly id: string;
  readonly email: string;
  /** The name that others see: already checked, or `newReader`. */
  readonly username: string;
  /** The chosen name, which is to be checked. */
  readonly next_username?: string;
  readonly age: number;
  readonly region: Region;
  readonly account_type: AccountType;
  readonly school?: string | null;
  /** Whether the user may invite children; not used for students. */
  readonly verified?: boolean;
  /** The consents that a grown-up gave with the invitation. */
  readonly consents?: Consents;
  /** Whether a student finds friends and can be found. */
  readonly discoverable?: boolean;
}

export const noConsents: Consents = { core: false, ai_text: false, voice: false, public_sharing: false };

const fresh = ({
  verified = false,
  consents = noConsents,
  school = null,
  next_username,
  discoverable = false,
  ...person
}: NewUser): UserItem => ({
  ...person,
  next_username: next_username ?? null,
  username_refused: false,
  school,
  verified: verified || person.account_type === 'student',
  consents,
  discoverable,
  transcripts: false,
  terms_and_conditions: true,
  preferences: defaultPreferences,
  weeks: {},
  reached: {},
  scored_at: null,
  ...schoolKeyOf({ ...person, school }),
  points: 0,
  gems: 0,
  streak: 0,
  last_activity_date: null,
  reward: null,
  rest_days: 0,
  reading_days: noReadingDays,
  time_zone: null,
  avatar: null,
  look: noLook,
  goal: null,
  created_at: now().toISOString(),
});

/**
 * Creates the record in one transaction with the locks of the username and the address and the writes in `together`. Returns
 * the names of the refused writes; an empty list means success.
 */
export const createUser = async <N extends string = never>(
  person: NewUser,
  together?: Record<N, Write>,
): Promise<(N | 'user' | 'username' | 'look' | 'email')[]> => {
  const user = fresh(person);
  const waits = user.account_type === 'teacher' && !user.verified;
  const refused = await transact<string>({
    user: users.creating({
      ...user,
      ...(waits && { list: teachersToVerify, listed_at: user.created_at }),
    }),
    ...changingLocks(user.id, [], namesOf(user)),
    ...(user.next_username !== null && { check: askingForCheck(user.id) }),
    email: emailLocks.creating({ value: person.email, user_id: person.id }),
    mailbox: mailboxMembers.putting({
      mailbox: mailboxOf(person.email),
      user_id: person.id,
      account_type: person.account_type,
    }),
    ...(user.account_type === 'student' && { student: students.putting({ id: person.id }) }),
    ...together,
  });
  if (refused.length === 0 && user.next_username !== null) await orderCheck(user.id);
  return refused as (N | 'user' | 'username' | 'look' | 'email')[];
};

import { mailboxOf } from '../../contract/rules/mailbox';
import { defaultPreferences } from '../../contract/rules/preferences';
import { noReadingDays } from '../../contract/rules/reading-days';
import { noLook } from '../../contract/shop/kinds';
import type { Avatar } from '../../contract/users/avatars';
import type { AccountType, Consents, GuardiansSee, Region } from '../../contract/users/endpoints';
import { changingLocks, emailLocks } from '../accounts/locks';
import { mailboxMembers } from '../accounts/mailbox-store';
import { mayDo } from '../accounts/may-do';
import { askingForCheck } from '../accounts/name-checks';
import { namesOf } from '../accounts/names';
import { schoolKeyOf } from '../accounts/school-key';
import { teachersToVerify, type UserItem, users } from '../accounts/store';
import { remindedAt, students } from '../accounts/students';
import { now } from '../platform/clock';
import { transact, type Write } from '../platform/table/transact';
import { orderCheck } from './order-check';

export interface NewUser {
  /** Of a newcomer, the subject that Cognito gave. */
  readonly id: string;
  readonly email: string;
  /** The name that others see: already checked, or `newReader`. */
  readonly username: string;
  /** The chosen name, which is to be checked. */
  readonly next_username?: string;
  readonly age: number;
  /** Absent until it is told. */
  readonly birth_year?: number | null;
  readonly avatar?: Avatar;
  readonly region: Region;
  readonly account_type: AccountType;
  readonly school?: string | null;
  /** Whether the user may invite children; not used for students. */
  readonly verified?: boolean;
  /** The consents that a grown-up gave with the invitation. */
  readonly consents?: Consents;
  /** Whether a student finds friends and can be found. */
  readonly discoverable?: boolean;
  /** `all` for a student who decides alone from the beginning, and so has no guardians. */
  readonly guardians_see?: GuardiansSee | null;
  /** The version of the terms that the user agreed to; absent: the first. */
  readonly terms_version?: string;
  /** The version of the consents that came with the invitation. */
  readonly consent_version?: string;
}

export const noConsents: Consents = { core: false, ai_text: false, voice: false, public_sharing: false };

const fresh = ({
  verified = false,
  consents = noConsents,
  school = null,
  next_username,
  discoverable = false,
  guardians_see = null,
  birth_year = null,
  avatar = null,
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
  guardians_see,
  birth_year,
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
  avatar,
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
    ...(user.account_type === 'student' && {
      student: students.putting({
        id: person.id,
        ...(!mayDo(user, 'core') && { look_at: remindedAt(user.created_at) }),
      }),
    }),
    ...together,
  });
  if (refused.length === 0 && user.next_username !== null) await orderCheck(user.id);
  return refused as (N | 'user' | 'username' | 'look' | 'email')[];
};

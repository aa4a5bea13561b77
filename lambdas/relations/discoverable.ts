import { mayUse } from '../../contract/rules/consent';
import type { UserItem } from '../accounts/find';
import { consentAges } from '../platform/consent-ages';

/** A student who uses Inkwren with the necessary consent. */
export const isActiveStudent = (user: UserItem | undefined): user is UserItem =>
  user?.account_type === 'student' && mayUse(user, 'core', consentAges());

/** Whether a student finds other students and is found by them: off until a guardian or the student switches it on. */
export const isDiscoverable = (user: UserItem | undefined): user is UserItem =>
  isActiveStudent(user) && user.discoverable;

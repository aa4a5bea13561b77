import type { UserItem } from '../accounts/find';
import { mayDo } from '../accounts/may-do';

/** A student who uses Inkwren with the necessary consent. */
export const isActiveStudent = (user: UserItem | undefined): user is UserItem =>
  user?.account_type === 'student' && mayDo(user, 'core');

/**
 * Whether a student finds other students and is found by them: off until a guardian or the student switches it on, and
 * while a guardian has switched friends off.
 */
export const isDiscoverable = (user: UserItem | undefined): user is UserItem =>
  isActiveStudent(user) && user.discoverable && mayDo(user, 'friends');

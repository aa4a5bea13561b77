import { isMadeUp } from '../../contract/rules/made-up-address';
import type { UserItem } from './store';

/** A child without an address of its own, who signs in by pictures or a badge. With one it has a password. */
export const signsInByPictures = (user: UserItem | undefined): user is UserItem =>
  user?.account_type === 'student' && isMadeUp(user.email);

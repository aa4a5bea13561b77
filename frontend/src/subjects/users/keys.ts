import { key } from '../../lib/query-key';

export const userKeys = {
  /** The user's own record. */
  me: key('user'),
  guardians: key('user', 'guardians'),
  gemHistory: key('gems', 'history'),
  preferences: key('user', 'preferences'),
};

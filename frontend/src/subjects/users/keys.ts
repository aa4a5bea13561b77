import { key } from '../../lib/query-key';

export const userKeys = {
  /** The user's own record. */
  me: key('user'),
  gemHistory: key('gems', 'history'),
  preferences: key('user', 'preferences'),
};

import { key } from '../../lib/query-key';

export const friendKeys = {
  /** Everything that follows from relations. */
  relations: key('friends'),
  list: key('friends', 'list'),
  requests: key('friends', 'requests'),
  books: (userId: string) => key('friends', 'books', userId),
  /** For a teacher. */
  classes: key('friends', 'classes'),
  /** For a student. */
  ownClasses: key('friends', 'own-classes'),
  referrals: key('friends', 'referrals'),
  looks: key('friends', 'looks'),
};

import { key } from '../../lib/query-key';

export const dashboardKeys = {
  all: key('dashboard'),
  recommendations: key('recommendations'),
  /** The recommendations as the end of a book shows them. */
  next: key('recommendations', 'next'),
};

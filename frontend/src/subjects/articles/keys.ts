import { key } from '../../lib/query-key';

export const articleKeys = {
  /** The one that is open. */
  current: key('articles', 'current'),
  past: key('articles', 'past'),
};

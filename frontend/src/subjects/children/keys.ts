import { key } from '../../lib/query-key';

export const childKeys = {
  list: key('children', 'list'),
  /** The child behind the link of a mail. */
  linked: (token: string) => key('children', 'linked', token),
};

import { key } from '../../lib/query-key';

export const childKeys = {
  list: key('children', 'list'),
  /** The children without an e-mail address, and the family's devices. */
  family: key('children', 'family'),
  /** The start page of a device of the family. */
  device: key('children', 'device'),
  /** The child behind the link of a mail. */
  linked: (token: string) => key('children', 'linked', token),
};

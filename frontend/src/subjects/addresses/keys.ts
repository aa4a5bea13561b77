import { key } from '../../lib/query-key';

export const addressKeys = {
  of: (person: string) => key('addresses', 'of', person),
  /** The change behind the link of a mail. */
  linked: (token: string) => key('addresses', 'linked', token),
};

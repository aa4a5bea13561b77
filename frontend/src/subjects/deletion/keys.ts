import { key } from '../../lib/query-key';

export const deletionKeys = {
  overview: key('deletion', 'overview'),
  /** The deletion behind the link of a mail. */
  linked: (token: string) => key('deletion', 'linked', token),
  /** Whether this browser's session is that of the deleted account. */
  ownSession: (asked_at: string) => key('deletion', 'own-session', asked_at),
};

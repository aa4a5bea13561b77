import type { voice } from '../../contract/voice/endpoints';
import type { Admitted } from '../accounts/admitted';
import { now, secondsFrom } from '../platform/clock';
import { hashOf, newSecret } from '../platform/secret';
import { tickets } from './store';

/** Long enough to open the socket immediately, too short to be taken from a log. */
const validSeconds = 30;

/** Issues a ticket that opens one socket. Browsers cannot send a token in a header there, and addresses are logged. */
export const handOutTicket = async ({ actor }: Admitted<typeof voice.ticket>) => {
  const ticket = newSecret();
  const valid_until = secondsFrom(now(), validSeconds).toISOString();
  await tickets.put({ hash: hashOf(ticket), user_id: actor.id, valid_until });
  return { ticket, valid_until };
};

/** Redeems a ticket and returns its user; undefined for a ticket that is unknown, used or expired. */
export const redeemTicket = async (ticket: string): Promise<string | undefined> => {
  const found = await tickets.take({ hash: hashOf(ticket) });
  return found !== undefined && found.valid_until > now().toISOString() ? found.user_id : undefined;
};

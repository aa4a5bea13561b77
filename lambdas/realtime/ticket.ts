import { now, secondsFrom } from '../platform/clock';
import { hashOf, newSecret } from '../platform/secret';
import type { Person } from '../users/identify';
import { tickets } from './store';

/** Time to open the socket with it at once, and not for who finds it in a log. */
const validSeconds = 30;

/** Hands out what opens one socket: browsers cannot send a header there, and addresses end up in logs. */
export const handOutTicket = async ({ actor }: { actor: Pick<Person, 'id'> }) => {
  const ticket = newSecret();
  const valid_until = secondsFrom(now(), validSeconds).toISOString();
  await tickets.put({ hash: hashOf(ticket), user_id: actor.id, valid_until });
  return { ticket, valid_until };
};

/** Uses a ticket up and answers whose it is; undefined for one that is unknown, used or too old. */
export const redeemTicket = async (ticket: string): Promise<string | undefined> => {
  const found = await tickets.take({ hash: hashOf(ticket) });
  return found !== undefined && found.valid_until > now().toISOString() ? found.user_id : undefined;
};

import * as z from 'zod/mini';
import { roles } from './endpoint';
import { defineMessages, type FromClient, type FromServer } from './message';

/**
 * The messages of the socket at `/ws`. A client connects with a ticket of `POST /realtime/ticket` in the query parameter
 * `token`.
 */
export const realtime = defineMessages({
  server: {
    connection_status: z.object({ status: z.literal('connected') }),
    /** `message` is the text for the user, `code` an error code of the contract. The socket stays open. */
    error: z.object({ message: z.string(), code: z.string() }),
  },
  client: {
    ping: {
      who: roles,
      payload: z.strictObject({}),
      replies: ['connection_status'],
      summary: 'Asks whether the socket is alive',
    },
  },
});

export type ClientMessage = FromClient<typeof realtime>;
export type ServerMessage = FromServer<typeof realtime>;

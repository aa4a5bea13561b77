import * as z from 'zod/mini';

/** WebSocket messages at `/ws`. A client gets in with a ticket of `POST /realtime/ticket` as the query parameter `token`. */
export const ClientMessage = z.discriminatedUnion('type', [z.strictObject({ type: z.literal('ping') })]);
export type ClientMessage = z.infer<typeof ClientMessage>;

export const ServerMessage = z.discriminatedUnion('type', [
  z.object({ type: z.literal('connection_status'), status: z.literal('connected') }),
  z.object({ type: z.literal('error'), message: z.string() }),
]);
export type ServerMessage = z.infer<typeof ServerMessage>;

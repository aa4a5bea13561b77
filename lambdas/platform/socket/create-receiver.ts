import type * as z from 'zod/mini';
import type { ConsentKind } from '../../../contract/consent-kinds';
import type { Role } from '../../../contract/endpoint';
import { errors } from '../../../contract/errors';
import type { ClientMessage, FromServer, Messages } from '../../../contract/message';
import { ApiError } from '../api-error';
import { log } from '../log';

/** Whom a socket belongs to, and what may be done with their data. */
export interface Holder {
  readonly user_id: string;
  readonly role: Role;
  readonly allowed: readonly ConsentKind[];
}

type Payload<M extends Messages, K extends keyof M['client']> = z.output<M['client'][K]['payload']>;

/** A use case for every kind of message: leaving one out does not compile. What it returns is sent back. */
export type MessageHandlers<M extends Messages> = {
  readonly [K in keyof M['client']]: (
    payload: Payload<M, K>,
    holder: Holder,
  ) => Promise<FromServer<M> | undefined>;
};

type AnyHandler = (payload: unknown, holder: Holder) => Promise<{ type: string } | undefined>;

/** The type and what comes beside it. By hand, as a schema would lose a field by the name of `__proto__`. */
const read = (body: string): { type: unknown; rest: object } => {
  try {
    const { type, ...rest } = Object(JSON.parse(body));
    return { type, rest };
  } catch {
    return { type: undefined, rest: {} };
  }
};

/** A refusal of the contract as a message; anything else that was thrown is logged. */
export const refusalOf = (error: unknown) => {
  if (!(error instanceof ApiError)) log.error('fault', error);
  const code = error instanceof ApiError ? error.code : 'server_error';
  return { type: 'error', message: errors[code].text, code } as const;
};

/**
 * Answers the messages of a socket: checks kind, role, consent and payload, runs the use case, and cuts what it returns
 * to what is declared. Every fault becomes an `error`, so that the socket outlives it.
 */
export const createReceiver = <const M extends Messages>(messages: M, handlers: MessageHandlers<M>) => {
  const run = async (body: string, { role, allowed, ...holder }: Holder) => {
    const { type, rest } = read(body);
    if (typeof type !== 'string' || !Object.hasOwn(messages.client, type))
      throw new ApiError('invalid_input');
    const message = messages.client[type] as ClientMessage;
    if (!message.who.includes(role)) throw new ApiError('forbidden');
    if (message.consent !== undefined && !allowed.includes(message.consent))
      throw new ApiError('consent_required');
    const payload = message.payload.safeParse(rest);
    if (!payload.success) throw new ApiError('invalid_input');
    const handle = handlers[type as keyof M['client']] as unknown as AnyHandler;
    const reply = await handle(payload.data, { ...holder, role, allowed });
    return reply && { ...messages.server[reply.type]?.parse(reply), type: reply.type };
  };
  return (body: string, holder: Holder): Promise<FromServer<M> | undefined> =>
    run(body, holder).catch(refusalOf) as Promise<FromServer<M> | undefined>;
};

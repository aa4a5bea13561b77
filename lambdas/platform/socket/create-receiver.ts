import type * as z from 'zod/mini';
import type { ConsentKind } from '../../../contract/consent/kinds';
import type { Role } from '../../../contract/endpoint';
import { type ErrorDeclarations, flagsOf } from '../../../contract/error';
import type { ErrorCode } from '../../../contract/errors';
import type { ClientMessage, FromServer, Messages } from '../../../contract/message';
import { ApiError, asRefusal } from '../api-error';
import { log } from '../log';

/** The user of a socket, and the purposes to which the user has consented. */
export interface Holder {
  readonly user_id: string;
  readonly connection_id: string;
  /** The voice chat on this socket. */
  readonly voice?: string | undefined;
  readonly role: Role;
  readonly allowed: readonly ConsentKind[];
  /** What guardians or operators keep from the socket now, by the control. */
  readonly held: Readonly<Record<string, { readonly code: ErrorCode; readonly until?: string }>>;
}

type Payload<M extends Messages, K extends keyof M['client']> = z.output<M['client'][K]['payload']>;

/** One use case per kind of message; a missing one does not compile. Its result is sent back. */
export type MessageHandlers<M extends Messages, H extends Holder> = {
  readonly [K in keyof M['client']]: (
    payload: Payload<M, K>,
    holder: H,
  ) => Promise<FromServer<M> | undefined>;
};

type AnyHandler<H> = (payload: unknown, holder: H) => Promise<{ type: string } | undefined>;

/**
 * The type and the other fields of a message. They are split by hand, because a schema would drop a field named `__proto__`.
 */
const read = (body: string): { type: unknown; rest: object } => {
  try {
    const { type, ...rest } = Object(JSON.parse(body));
    return { type, rest };
  } catch {
    return { type: undefined, rest: {} };
  }
};

/** The `error` message for a thrown error. A fault, which the socket's subjects do not declare, is logged. */
export const refusalOf = (thrown: unknown, errors: ErrorDeclarations) => {
  const { error, declared } = asRefusal(thrown, errors);
  const { until } = error;
  if (error.code === 'server_error') log.error('fault', thrown);
  return {
    type: 'error',
    message: declared.text,
    code: error.code,
    ...flagsOf(declared),
    ...(until !== undefined && { until }),
  } as const;
};

/** The same where the sender's next message would be refused, too. */
export const endingRefusalOf = (...given: Parameters<typeof refusalOf>) =>
  ({ ...refusalOf(...given), ends: true }) as const;

/**
 * Answers the messages of a socket: checks kind, role, consent, controls and payload, runs the use case, and reduces the result to the
 * declared fields. Every error is answered with an `error` message, so that the socket stays open. A refusal before
 * the use case ends what the sender does there.
 */
export const createReceiver = <const M extends Messages, H extends Holder>(
  messages: M,
  errors: ErrorDeclarations,
  handlers: MessageHandlers<M, H>,
) => {
  /** The use case and the payload of a message that its sender may send. */
  const admit = (body: string, holder: H) => {
    const { type, rest } = read(body);
    if (typeof type !== 'string' || !Object.hasOwn(messages.client, type))
      throw new ApiError('invalid_input');
    const message = messages.client[type] as ClientMessage;
    if (!message.who.includes(holder.role)) throw new ApiError('forbidden');
    if (message.consent !== undefined && !holder.allowed.includes(message.consent))
      throw new ApiError('consent_required');
    const held = message.control && holder.held[message.control];
    if (held !== undefined && message.controlled !== 'within')
      throw new ApiError(held.code, undefined, undefined, held.until);
    const payload = message.payload.safeParse(rest);
    if (!payload.success) throw new ApiError('invalid_input');
    return { handle: handlers[type as keyof M['client']] as unknown as AnyHandler<H>, data: payload.data };
  };
  const run = async ({ handle, data }: ReturnType<typeof admit>, holder: H) => {
    const reply = await handle(data, holder);
    return reply && { ...messages.server[reply.type]?.parse(reply), type: reply.type };
  };
  const answer = async (body: string, holder: H) => {
    let admitted: ReturnType<typeof admit>;
    try {
      admitted = admit(body, holder);
    } catch (thrown) {
      return endingRefusalOf(thrown, errors);
    }
    return run(admitted, holder).catch((thrown) => refusalOf(thrown, errors));
  };
  return answer as (body: string, holder: H) => Promise<FromServer<M> | undefined>;
};

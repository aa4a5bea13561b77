import type * as z from 'zod/mini';
import type { ConsentKind } from './consent/kinds';
import type { ControlKind } from './controls/kinds';
import type { Role } from './endpoint';

/** The declaration of one kind of message from a client. Its name is the message's `type`. */
export interface ClientMessage {
  readonly who: readonly Role[];
  /** The consents that a child needs beyond the core. */
  readonly consent?: Exclude<ConsentKind, 'core'>;
  /** What a child's guardian can switch off. `within`: the use case refuses, because the same message also ends something. */
  readonly control?: ControlKind;
  readonly controlled?: 'within';
  /** The fields beside the `type`. */
  readonly payload: z.ZodMiniObject;
  /** The kinds of messages that may answer it, beside an `error`. */
  readonly replies: readonly string[];
  readonly summary: string;
}

export interface Messages {
  readonly client: Readonly<Record<string, ClientMessage>>;
  /** A message from the server, without the `type`. Undeclared fields are removed. */
  readonly server: Readonly<Record<string, z.ZodMiniObject>>;
}

/** Declares the messages of a socket, keeping their literal types for inference. */
export const defineMessages = <
  const S extends Messages['server'],
  const C extends Record<string, ClientMessage & { readonly replies: readonly (keyof S)[] }>,
>(messages: {
  readonly server: S;
  readonly client: C;
}) => messages;

type OneOf<T> = T[keyof T];

/** An object without fields would forbid the `type`. */
type Fields<P extends z.ZodMiniObject> = keyof P['shape'] extends never ? unknown : z.input<P>;

/** A message as the client sends it. */
export type FromClient<M extends Messages> = OneOf<{
  [K in keyof M['client'] & string]: { type: K } & Fields<M['client'][K]['payload']>;
}>;

/** A message as the server sends it. */
export type FromServer<M extends Messages> = OneOf<{
  [K in keyof M['server'] & string]: { type: K } & Fields<M['server'][K]>;
}>;

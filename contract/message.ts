import type * as z from 'zod/mini';
import type { ConsentKind } from './consent-kinds';
import type { Role } from './endpoint';

/** What one kind of message promises that a client sends on its socket. Its name is the message's `type`. */
export interface ClientMessage {
  readonly who: readonly Role[];
  /** What a child's grown-up must have agreed to beyond the core. */
  readonly consent?: Exclude<ConsentKind, 'core'>;
  /** What comes beside the `type`. */
  readonly payload: z.ZodMiniObject;
  /** The kinds of messages that may come back for it, beside an `error`. */
  readonly replies: readonly string[];
  readonly summary: string;
}

export interface Messages {
  readonly client: Readonly<Record<string, ClientMessage>>;
  /** What the server sends, beside the `type`: anything that is not declared here is cut off. */
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

/** An object without fields would forbid the `type` beside it. */
type Fields<P extends z.ZodMiniObject> = keyof P['shape'] extends never ? unknown : z.input<P>;

/** A message as the client writes it. */
export type FromClient<M extends Messages> = OneOf<{
  [K in keyof M['client'] & string]: { type: K } & Fields<M['client'][K]['payload']>;
}>;

/** A message as the server writes it. */
export type FromServer<M extends Messages> = OneOf<{
  [K in keyof M['server'] & string]: { type: K } & Fields<M['server'][K]>;
}>;

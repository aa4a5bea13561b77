import type * as z from 'zod/mini';
import type { ConsentKind } from './consent/kinds';
import type { Controlled } from './controls/kinds';
import type { ErrorCode } from './errors';

export const roles = ['student', 'teacher', 'parent', 'operator'] as const;
export type Role = (typeof roles)[number];

/** The declaration of one endpoint. Routes, checks, clients and documents are derived from it. */
export interface Endpoint {
  readonly method: 'GET' | 'POST' | 'PATCH' | 'DELETE';
  /** Below `/api`, with `{name}` for path parameters. */
  readonly path: `/${string}`;
  /**
   * Who may call it. The role is checked for every call; relations, such as whose child or book it is, are checked by the
   * use case. With roles, a child is admitted only after a grown-up has consented. `signed-in`: any user with a session,
   * also without a profile.
   */
  readonly who: readonly Role[] | 'signed-in' | 'anyone';
  /** The consents that a child needs beyond the core. */
  readonly consent?: Exclude<ConsentKind, 'core'>;
  /**
   * Sends something new to a model or shows something new to others, and so waits for the agreement to the present terms.
   * `before`: the call is refused before its use case. `within`: by the use case, by `mustHaveAgreed`, because it first looks
   * for a crisis in a child's words, or because the same call also takes something back or hands out what was begun.
   */
  readonly terms?: 'before' | 'within';
  /**
   * What a child's guardian can switch off, or what is screen time and has its hours. Refused where `terms` is checked: before
   * the use case, unless `terms` or `controlled` is `within`.
   */
  readonly control?: Controlled;
  /** The use case itself refuses what is controlled: it goes on with what was begun. */
  readonly controlled?: 'within';
  /**
   * May take longer than the 29 seconds that API Gateway waits for a complete answer, so the answer is streamed. A function
   * streams all its answers or none: the subject's other endpoints are streamed with it.
   */
  readonly streams?: true;
  /** Also accepts a plain HTML form, which browsers without JavaScript send, and redirects to these pages. */
  readonly form?: { readonly done: `/${string}`; readonly failed: `/${string}` };
  readonly params?: z.ZodMiniObject;
  readonly query?: z.ZodMiniObject;
  readonly body?: z.ZodMiniObject;
  /** The response. Undeclared fields are removed. */
  readonly response: z.ZodMiniType;
  readonly errors?: readonly ErrorCode[];
  /** The text for the user whose session is over. Without it: that of `unauthenticated`. */
  readonly signIn?: string;
  readonly summary: string;
}

export type Endpoints = Record<string, Endpoint>;

/**
 * Whether only operators may call it. Each such call asks the user pool, so that a removed operator is refused immediately.
 */
export const isForOperators = ({ who }: Pick<Endpoint, 'who'>): boolean =>
  Array.isArray(who) && who.every((role) => role === 'operator');

/** Declares the endpoints of one subject, keeping their literal types for inference. */
export const defineEndpoints = <const E extends Endpoints>(endpoints: E): E => endpoints;

/** Whether the function of these endpoints streams its answers. */
export const streamsAnswers = (endpoints: Endpoints): boolean =>
  Object.values(endpoints).some(({ streams }) => streams);

type Parsed<S> = S extends z.ZodMiniType ? z.output<S> : undefined;
type Sent<S> = S extends z.ZodMiniType ? z.input<S> : undefined;

/** The input of an endpoint in the server, after parsing. */
export interface Input<E extends Endpoint> {
  readonly params: Parsed<E['params']>;
  readonly query: Parsed<E['query']>;
  readonly body: Parsed<E['body']>;
}

/** Drops the parts that an endpoint does not declare. */
export type Present<T> = { [K in keyof T as T[K] extends undefined ? never : K]: T[K] };

/** The input of an endpoint as the browser sends it: only the declared parts. */
export type Call<E extends Endpoint> = Present<{
  params: Sent<E['params']>;
  query: Sent<E['query']>;
  body: Sent<E['body']>;
}>;

/** The result of the use case; undeclared fields are allowed and are removed. */
export type Answer<E extends Endpoint> = z.input<E['response']>;

/** The answer of an endpoint, as the browser receives it. */
export type Received<E extends Endpoint> = z.output<E['response']>;

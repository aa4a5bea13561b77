import type * as z from 'zod/mini';
import type { ConsentKind } from './consent-kinds';
import type { ErrorCode } from './errors';

export const roles = ['student', 'teacher', 'parent', 'operator'] as const;
export type Role = (typeof roles)[number];

/** What one endpoint promises. Everything else (routes, checks, clients, documents) is derived from it. */
export interface Endpoint {
  readonly method: 'GET' | 'POST' | 'PATCH' | 'DELETE';
  /** Below `/api`, with `{name}` for path parameters. */
  readonly path: `/${string}`;
  /**
   * Who may call it. A role only opens the door: relations are checked by the use case. With roles, a child is let
   * in only once a grown-up has agreed. `signed-in`: whoever has a session, on the way to a profile.
   */
  readonly who: readonly Role[] | 'signed-in' | 'anyone';
  /** What a child's grown-up must have agreed to beyond the core. */
  readonly consent?: Exclude<ConsentKind, 'core'>;
  /**
   * May take longer than the 29 seconds that API Gateway waits for a whole answer, so the answer is streamed. A function
   * streams all its answers or none: the others of the subject are streamed with it.
   */
  readonly streams?: true;
  /** Takes a plain HTML form too, as browsers without script send it, and leads to these pages. */
  readonly form?: { readonly done: `/${string}`; readonly failed: `/${string}` };
  readonly params?: z.ZodMiniObject;
  readonly query?: z.ZodMiniObject;
  readonly body?: z.ZodMiniObject;
  /** What leaves the server: anything that is not declared here is cut off. */
  readonly response: z.ZodMiniType;
  readonly errors?: readonly ErrorCode[];
  readonly summary: string;
}

export type Endpoints = Record<string, Endpoint>;

/** Whether operators alone may call it. The user pool is asked at each such call, so that who leaves the group is out at once. */
export const isForOperators = ({ who }: Pick<Endpoint, 'who'>): boolean =>
  Array.isArray(who) && who.every((role) => role === 'operator');

/** Declares the endpoints of one subject, keeping their literal types for inference. */
export const defineEndpoints = <const E extends Endpoints>(endpoints: E): E => endpoints;

/** Whether the function of these endpoints streams its answers. */
export const streamsAnswers = (endpoints: Endpoints): boolean =>
  Object.values(endpoints).some(({ streams }) => streams);

type Parsed<S> = S extends z.ZodMiniType ? z.output<S> : undefined;
type Sent<S> = S extends z.ZodMiniType ? z.input<S> : undefined;

/** An endpoint's input as the server sees it, after parsing. */
export interface Input<E extends Endpoint> {
  readonly params: Parsed<E['params']>;
  readonly query: Parsed<E['query']>;
  readonly body: Parsed<E['body']>;
}

type Present<T> = { [K in keyof T as T[K] extends undefined ? never : K]: T[K] };

/** An endpoint's input as the browser sends it: only the parts that are declared. */
export type Call<E extends Endpoint> = Present<{
  params: Sent<E['params']>;
  query: Sent<E['query']>;
  body: Sent<E['body']>;
}>;

/** What the use case returns: undeclared fields may be there and will be cut off. */
export type Answer<E extends Endpoint> = z.input<E['response']>;

/** What the browser receives. */
export type Received<E extends Endpoint> = z.output<E['response']>;

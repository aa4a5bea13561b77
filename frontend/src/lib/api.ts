import { serverError } from '../../../contract/common-errors';
import type { Call, Endpoint, Received } from '../../../contract/endpoint';
import { messages } from '../../../contract/messages';
import { idToken } from './auth';
import { withEnd } from './with-end';

/** The error fields of an answer. */
interface About {
  readonly retryable?: true;
  readonly ends?: true;
  /** The number of seconds after which the call may be repeated. */
  readonly retryAfter?: number;
  /** When the call is possible again. */
  readonly until?: string;
  /** How much is done of the work that the call waits for. */
  readonly progress?: { readonly made: number; readonly of: number };
}

/** A failed call, with a text for the user. */
export class ApiFailure extends Error {
  override readonly name = 'ApiFailure';

  constructor(
    message: string,
    /** A code of the contract, or `offline`. */
    readonly code: string,
    readonly about: About = {},
  ) {
    super(message);
  }
}

export const offline = () => new ApiFailure(messages.offline, 'offline', { retryable: true });

const aboutOf = (error: unknown): About => (error instanceof ApiFailure ? error.about : {});

/** Whether a repetition of the call may succeed, as the contract declares for the error. */
export const mayPass = (error: unknown): boolean => aboutOf(error).retryable === true;

/** Whether the user's attempt or session is over, as the contract declares for the error. */
export const isOver = (error: unknown): boolean => aboutOf(error).ends === true;

/** The pause before the next try, for an error that says how long the server needs. */
export const millisecondsToWait = (error: unknown): number | undefined => {
  const { retryAfter } = aboutOf(error);
  return retryAfter === undefined ? undefined : retryAfter * 1000;
};

/** Whether the error does not explain the failure: the caller has a better text. */
export const isFault = (error: unknown): boolean =>
  !(error instanceof ApiFailure) || error.code === 'server_error' || error.code === 'timed_out';

interface Parts {
  readonly params?: Record<string, unknown>;
  readonly query?: Record<string, unknown>;
  readonly body?: unknown;
}

/** The address of an endpoint with its parameters, on this origin. */
export const addressOf = ({ path }: Endpoint, { params = {}, query = {} }: Parts): string => {
  const filled = path.replace(/\{(\w+)\}/g, (_, name) => encodeURIComponent(String(params[name])));
  const given = Object.entries(query).filter(([, value]) => value !== undefined && value !== null);
  const search = new URLSearchParams(given.map(([key, value]) => [key, String(value)])).toString();
  return `/api${filled}${search === '' ? '' : `?${search}`}`;
};

const send = (endpoint: Endpoint, parts: Parts, token: string | undefined, signal?: AbortSignal) =>
  fetch(addressOf(endpoint, parts), {
    method: endpoint.method,
    headers: {
      ...(token !== undefined && { authorization: `Bearer ${token}` }),
      ...(parts.body !== undefined && { 'content-type': 'application/json' }),
    },
    body: parts.body === undefined ? undefined : JSON.stringify(parts.body),
    signal: signal ?? null,
  });

/** The gateway refuses a session before it knows the endpoint, whose text is put in here. */
const failureOf = async (response: Response, { signIn }: Endpoint): Promise<ApiFailure> => {
  const { text: fault, retryable } = serverError;
  const unknown = { error: fault, code: 'server_error', retryable };
  const answer = await response.json().catch(() => unknown);
  const { error, code, ...about } = answer?.code === undefined ? unknown : answer;
  const after = response.headers.get('retry-after');
  const text = (code === 'unauthenticated' && signIn) || error;
  return new ApiFailure(withEnd(text, about.until, code), code, {
    ...about,
    ...(after !== null && { retryAfter: Number(after) }),
  });
};

/**
 * Calls an endpoint of the contract. A refused token is refreshed once. Throws `ApiFailure`, and rethrows the abort of
 * `signal`.
 */
export const call = async <E extends Endpoint>(
  endpoint: E,
  input: Call<E>,
  signal?: AbortSignal,
): Promise<Received<E>> => {
  const parts = input as Parts;
  try {
    const open = endpoint.who === 'anyone';
    let response = await send(endpoint, parts, open ? undefined : await idToken(), signal);
    if (response.status === 401 && !open)
      response = await send(endpoint, parts, await idToken({ refresh: true }), signal);
    if (!response.ok) throw await failureOf(response, endpoint);
    return (await response.json()) as Received<E>;
  } catch (error) {
    if (error instanceof ApiFailure || (error as Error).name === 'AbortError') throw error;
    throw offline();
  }
};

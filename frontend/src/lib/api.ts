import type { Call, Endpoint, Received } from '../../../contract/endpoint';
import { commonErrors } from '../../../contract/errors/common';
import { messages } from '../../../contract/messages';
import { idToken } from './auth';

/** A failed call, with a text for the user. */
export class ApiFailure extends Error {
  override readonly name = 'ApiFailure';

  constructor(
    message: string,
    /** A code of the contract, or `offline`. */
    readonly code: string,
    /** How much is done of the work that the call waits for. */
    readonly progress?: { readonly made: number; readonly of: number },
  ) {
    super(message);
  }
}

const passing = [
  'offline',
  'server_error',
  'timed_out',
  'too_many_requests',
  'quiz_generation_failed',
  'chat_failed',
  'queue_failed',
  'search_unavailable',
];

/** Errors that may be gone at the next try; a refusal is final. */
export const mayPass = (error: Error): boolean => error instanceof ApiFailure && passing.includes(error.code);

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
  const { error, code, progress } = await response.json().catch(() => ({}));
  const text = (code === 'unauthenticated' && signIn) || error;
  return new ApiFailure(text ?? commonErrors.server_error.text, code ?? 'server_error', progress);
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
    throw new ApiFailure(messages.offline, 'offline');
  }
};

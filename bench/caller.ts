import type { Call, Endpoint, Received } from '../contract/endpoint';

/** Calls endpoints as a user of the demo. */
export const callerAt = (url: string) => async (email: string) => {
  const answer = await fetch(`${url}/_local/token?email=${encodeURIComponent(email)}`);
  const { idToken } = (await answer.json()) as { idToken: string };
  return async <E extends Endpoint>(endpoint: E, input: Call<E>): Promise<Received<E>> => {
    const { params, query, body } = input as Record<string, Record<string, string> | undefined>;
    const at = endpoint.path.replace(/\{(\w+)\}/g, (_, name) => params?.[name] ?? '');
    const response = await fetch(`${url}/api${at}?${new URLSearchParams(query)}`, {
      method: endpoint.method,
      headers: { authorization: `Bearer ${idToken}`, 'content-type': 'application/json' },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
    if (!response.ok) throw new Error(`${endpoint.method} ${at}: ${await response.text()}`);
    return response.json() as Promise<Received<E>>;
  };
};

import type { Engine } from './engine';

type At = Pick<Engine, 'url'>;

/** The header by which the engine knows the service that a request is for. It reads no signature. */
export const authorizationFor = (service: string): string =>
  `AWS4-HMAC-SHA256 Credential=test/20260101/us-east-1/${service}/aws4_request, SignedHeaders=host, Signature=0`;

/** An AWS service of the engine by its JSON protocol. */
export const askService =
  ({ url }: At) =>
  async (service: string, target: string, input: object): Promise<Record<string, unknown>> => {
    const response = await fetch(url, {
      method: 'POST',
      headers: {
        authorization: authorizationFor(service),
        'content-type': 'application/x-amz-json-1.1',
        'x-amz-target': target,
      },
      body: JSON.stringify(input),
    });
    const answer = await response.json();
    if (!response.ok) throw new Error(`${target}: ${JSON.stringify(answer)}`);
    return answer as Record<string, unknown>;
  };

/** An AWS service of the engine by paths. Rejects when it refuses. */
export const askPath =
  ({ url }: At) =>
  async (service: string, method: string, path: string, body?: object): Promise<string> => {
    const response = await fetch(`${url}${path}`, {
      method,
      headers: { authorization: authorizationFor(service), 'content-type': 'application/json' },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
    const text = await response.text();
    if (!response.ok) throw new Error(`${method} ${path}: ${response.status} ${text}`);
    return text;
  };

/** Invokes a function. `hasFailed` says that it threw; `text` is then the error. */
export const invoke = async (
  { url }: At,
  name: string,
  payload: object,
): Promise<{ readonly hasFailed: boolean; readonly text: string }> => {
  const path = `/2015-03-31/functions/${name}/invocations`;
  const response = await fetch(`${url}${path}`, { method: 'POST', body: JSON.stringify(payload) });
  const hasFailed = !response.ok || response.headers.has('x-amz-function-error');
  return { hasFailed, text: await response.text() };
};

import type { asking } from './ask-directly';

const key = Symbol.for('inkwren.direct-services');
const shared = globalThis as { [key]?: Map<string, ReturnType<typeof asking>> };

/** The clouds of this process that answer without HTTP, by origin: shared by all copies of this module in a global scope. */
export const directServices = shared[key] ?? new Map<string, ReturnType<typeof asking>>();
shared[key] = directServices;

interface Sent {
  readonly address: URL;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body: string;
}

/** Sends a request to a stand-in of this process, with the access key as its only signature. All others are sent by HTTP. */
export const sendToService = async <R extends Sent>(
  byHttp: (service: string, request: R) => Promise<Response>,
  service: string,
  request: R,
): Promise<Response> => {
  const { address, headers, body } = request;
  const ask = directServices.get(address.origin);
  if (ask === undefined) return byHttp(service, request);
  const authorization = `AWS4-HMAC-SHA256 Credential=${process.env.AWS_ACCESS_KEY_ID ?? ''}/`;
  const { status, text } = await ask({
    method: 'POST',
    address: address.pathname,
    headers: { ...headers, authorization },
    body,
  });
  return new Response(text, { status });
};

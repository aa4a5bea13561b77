import type { IncomingMessage, ServerResponse } from 'node:http';

/** A handler for requests to the laptop's one origin. */
export type Route = (request: IncomingMessage, response: ServerResponse, url: URL) => Promise<void>;

export class TooLarge extends Error {
  override readonly name = 'TooLarge';
}

/** The whole body. A body over the limit is read to its end and discarded, so that the client reads the answer. */
export const readBody = async (request: IncomingMessage, limit: number): Promise<Buffer> => {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of request as AsyncIterable<Buffer>) {
    size += chunk.length;
    if (size <= limit) chunks.push(chunk);
  }
  if (size > limit) throw new TooLarge();
  return Buffer.concat(chunks);
};

export const sendJson = (response: ServerResponse, status: number, body: unknown) => {
  response.writeHead(status, { 'content-type': 'application/json', 'cache-control': 'no-store' });
  response.end(JSON.stringify(body));
};

/** The access key of a signed request to an AWS service; empty for an unsigned one. */
export const accessKeyOf = (authorization: string | undefined): string =>
  /Credential=([^/,]+)\//.exec(authorization ?? '')?.[1] ?? '';

/** A stand-in for an AWS service with a JSON protocol, in which a header names the operation. */
export const awsJson =
  (operations: Readonly<Record<string, (input: never) => unknown>>): Route =>
  async (request, response) => {
    const name = String(request.headers['x-amz-target'] ?? '').split('.')[1] ?? '';
    const run = operations[name] as ((input: unknown) => unknown) | undefined;
    try {
      if (run === undefined) throw Object.assign(new Error(name), { name: 'UnknownOperationException' });
      sendJson(response, 200, run(JSON.parse((await readBody(request, 1 << 20)).toString())));
    } catch (error) {
      const { name: type, message } = error as Error;
      sendJson(response, 400, { __type: type, message });
    }
  };

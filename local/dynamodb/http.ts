import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { finished } from 'node:stream/promises';
import { accessKeyOf } from '../http';
import { Refused } from './errors';

const MOST_BYTES = 16 * 1024 * 1024;
const CONTENT_TYPE = 'application/x-amz-json-1.0';

export type Respond = (
  operation: string,
  body: Record<string, unknown>,
  accessKey: string,
) => Promise<object>;

/**
 * Serves DynamoDB's JSON protocol on loopback. It requires the content type and the signature header, without verifying the
 * signature. This excludes web pages: a browser sends neither without a preflight request, which gets no answer.
 */
export const serve = async (
  port: number,
  respond: Respond,
): Promise<{ url: string; close(): Promise<void> }> => {
  const inFlight = new Set<Promise<void>>();
  const server = createServer((request, response) => {
    const work = answer(request, response, respond)
      .then(() => finished(response))
      .catch(() => {}) // The client has disconnected.
      .finally(() => inFlight.delete(work));
    inFlight.add(work);
  });
  server.keepAliveTimeout = 75_000;
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject).listen(port, '127.0.0.1', resolve);
  });
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    async close() {
      const closed = new Promise((resolve) => server.close(resolve));
      while (inFlight.size) await Promise.all(inFlight);
      server.closeAllConnections();
      await closed;
    },
  };
};

const answer = async (
  request: IncomingMessage,
  response: ServerResponse,
  respond: Respond,
): Promise<void> => {
  try {
    const body = await readBody(request);
    const operation = operationOf(request);
    send(
      response,
      200,
      await respond(operation, parseJson(body), accessKeyOf(request.headers.authorization)),
    );
  } catch (error) {
    if (error instanceof Refused) return send(response, error.statusCode, error.body);
    if (request.destroyed && !request.complete) return;
    console.error(error);
    send(response, 500, {
      __type: 'com.amazonaws.dynamodb.v20120810#InternalServerError',
      message: String(error),
    });
  }
};

const readBody = async (request: IncomingMessage): Promise<string> => {
  const chunks: Buffer[] = [];
  let length = 0;
  for await (const chunk of request) {
    length += chunk.length;
    if (length <= MOST_BYTES) chunks.push(chunk);
  }
  if (length > MOST_BYTES) throw coralRefusal('RequestEntityTooLargeException', 413);
  return Buffer.concat(chunks).toString('utf8');
};

const operationOf = ({ method, headers }: IncomingMessage): string => {
  const [, operation] = /^DynamoDB_20120810\.(\w+)$/.exec(String(headers['x-amz-target'])) ?? [];
  if (method !== 'POST' || !headers['content-type']?.startsWith(CONTENT_TYPE) || !operation)
    throw coralRefusal('UnknownOperationException');
  if (!headers.authorization?.startsWith('AWS4-')) throw coralRefusal('MissingAuthenticationTokenException');
  return operation;
};

const parseJson = (text: string): Record<string, unknown> => {
  try {
    const value: unknown = JSON.parse(text);
    if (value && typeof value === 'object' && !Array.isArray(value)) return value as Record<string, unknown>;
  } catch {}
  throw coralRefusal('SerializationException');
};

const coralRefusal = (code: string, statusCode = 400): Refused => {
  return new Refused({ __type: `com.amazon.coral.service#${code}`, message: code }, statusCode);
};

const send = (response: ServerResponse, statusCode: number, value: object): void => {
  const body = JSON.stringify(value);
  response.writeHead(statusCode, { 'content-type': CONTENT_TYPE, 'content-length': Buffer.byteLength(body) });
  response.end(body);
};

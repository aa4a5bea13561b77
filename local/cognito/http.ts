import { randomUUID } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { CognitoError } from './errors';
import { perform } from './operations';
import type { Pool } from './pool';

const LARGEST_BODY = 1024 * 1024;
const TARGET = 'AWSCognitoIdentityProviderService.';

/** Serves the pool at any path: a header names the operation, and the end of the path identifies the public keys. */
export const serve = async (pool: Pool, req: IncomingMessage, res: ServerResponse): Promise<void> => {
  const path = req.url?.split('?')[0] ?? '';
  if (req.method === 'GET' && path.endsWith('/.well-known/jwks.json')) {
    send(res, 200, 'application/json', { keys: [pool.key.jwk] });
    return;
  }
  try {
    const body = await readBody(req);
    const answer = await perform(pool, {
      operation: String(req.headers['x-amz-target'] ?? '').replace(TARGET, ''),
      authorization: req.headers.authorization,
      body,
    });
    send(res, 200, 'application/x-amz-json-1.1', answer);
  } catch (error) {
    refuse(res, error);
  }
};

/**
 * Refusals have status 400, as in Cognito's protocol. Any other error is a bug of the stand-in: it is logged in full and not sent
 * to the client.
 */
const refuse = (res: ServerResponse, error: unknown): void => {
  const known = error instanceof CognitoError;
  if (!known) console.error('cognito:', error);
  const type = known ? error.type : 'InternalErrorException';
  const message = known ? error.message : 'Internal server error';
  if (error instanceof BodyTooLarge) res.setHeader('connection', 'close');
  res.setHeader('x-amzn-errortype', `${type}:`);
  const status = error instanceof BodyTooLarge ? 413 : known ? 400 : 500;
  send(res, status, 'application/x-amz-json-1.1', { __type: type, message });
};

class BodyTooLarge extends CognitoError {
  constructor() {
    super('RequestEntityTooLargeException', 'The request body exceeds 1 MB');
  }
}

const readBody = async (req: IncomingMessage): Promise<string> => {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of req.iterator({ destroyOnReturn: false })) {
    size += chunk.length;
    if (size > LARGEST_BODY) throw new BodyTooLarge();
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString('utf8');
};

const send = (res: ServerResponse, status: number, contentType: string, body: object): void => {
  res.writeHead(status, {
    'content-type': contentType,
    'cache-control': 'no-store',
    'x-amzn-requestid': randomUUID(),
  });
  res.end(JSON.stringify(body));
};

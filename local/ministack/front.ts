import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { readBody, sendJson } from '../http';
import { redrive } from './redrive';
import { type Pool, signUp } from './sign-ups';

interface Behind {
  /** The engine's address. */
  readonly url: string;
  readonly restApi: string;
  readonly realtimeApi: string;
  readonly mediaBucket: string;
  readonly siteBucket: string;
  /** The key that CloudFront sends to both APIs. */
  readonly originKey: string;
  readonly pool: Omit<Pool, 'url'>;
}

const inputOf = async (request: http.IncomingMessage) => JSON.parse(String(await readBody(request, 1 << 20)));

/**
 * What the engine does not (`lacks.ts`): sends `/api` and `/ws` to the APIs with the origin's key and everything else to the buckets,
 * as a distribution, and is the address of services: sign-ups are told to the trigger, and dead letters are redriven.
 */
export const startFront = async (behind: Behind): Promise<{ readonly url: string; close(): void }> => {
  const { hostname, port } = new URL(behind.url);
  const api = (id: string, path: string) => ({
    path: `/_aws/execute-api/${id}${path}`,
    // The engine's gateway passes text on only, and a function that streams compresses its answer itself.
    headers: { host: `${hostname}:${port}`, referer: behind.originKey, 'accept-encoding': 'identity' },
  });
  const at = (path: string) => {
    if (path.startsWith('/api/')) return api(behind.restApi, path);
    if (path.startsWith('/ws')) return api(behind.realtimeApi, path);
    const bucket = path.startsWith('/media/') ? behind.mediaBucket : behind.siteBucket;
    const file = path === '/' ? '/index.html' : path;
    return { path: `/${bucket}${file}`, headers: { host: `${hostname}:${port}` } };
  };
  const forward = (request: http.IncomingMessage) => {
    const isOfService = request.method === 'POST' && request.url === '/';
    const { path, headers } = isOfService ? { path: '/', headers: {} } : at(request.url ?? '/');
    const sent = { ...request.headers, 'x-forwarded-proto': 'https', ...headers };
    return http.request({ hostname, port, method: request.method, path, headers: sent });
  };

  const answerSignUp = async (request: http.IncomingMessage, response: http.ServerResponse) => {
    const { status, body } = await signUp({ ...behind.pool, url: behind.url }, await inputOf(request));
    sendJson(response, status, body);
  };

  const answerRedrive = async (request: http.IncomingMessage, response: http.ServerResponse) => {
    const { SourceArn } = await inputOf(request);
    sendJson(response, 200, await redrive(behind, SourceArn));
  };
  const targets: Readonly<Record<string, typeof answerSignUp>> = {
    'AWSCognitoIdentityProviderService.SignUp': answerSignUp,
    'AmazonSQS.StartMessageMoveTask': answerRedrive,
  };

  const server = http.createServer((request, response) => {
    const answer = targets[String(request.headers['x-amz-target'])];
    if (answer !== undefined) return void answer(request, response).catch(() => response.destroy());
    const onward = forward(request);
    onward.on('response', (answer) => {
      response.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.pipe(response);
    });
    onward.on('error', () => response.destroy());
    request.pipe(onward);
  });
  server.on('upgrade', (request, socket) => {
    const onward = forward(request);
    socket.on('error', () => onward.destroy());
    onward.on('error', () => socket.destroy());
    onward.on('response', (answer) =>
      socket.end(`HTTP/1.1 ${answer.statusCode} Refused\r\nconnection: close\r\ncontent-length: 0\r\n\r\n`),
    );
    onward.on('upgrade', (answer, other, head) => {
      const lines = [`HTTP/1.1 101 ${answer.statusMessage}`];
      for (let i = 0; i < answer.rawHeaders.length; i += 2)
        lines.push(`${answer.rawHeaders[i]}: ${answer.rawHeaders[i + 1]}`);
      socket.write(`${lines.join('\r\n')}\r\n\r\n`);
      socket.write(head);
      other.on('error', () => socket.destroy());
      other.pipe(socket).pipe(other);
    });
    onward.end();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port: own } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${own}`,
    close: () => {
      server.close();
      server.closeAllConnections();
    },
  };
};

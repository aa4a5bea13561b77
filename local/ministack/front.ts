import http from 'node:http';
import type { AddressInfo } from 'node:net';
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

const signUpTarget = 'AWSCognitoIdentityProviderService.SignUp';

const allOf = async (request: http.IncomingMessage): Promise<string> => {
  let all = '';
  for await (const chunk of request.setEncoding('utf8')) all += chunk;
  return all;
};

/**
 * What the engine's distribution and pool do not (`lacks.ts`): sends `/api` and `/ws` to the APIs with the origin's key, calls of
 * Cognito to the pool, with sign-ups told to the trigger, and everything else to the buckets.
 */
export const startFront = async (behind: Behind): Promise<{ readonly url: string; close(): void }> => {
  const { hostname, port } = new URL(behind.url);
  const api = (id: string, path: string) => ({
    path: `/_aws/execute-api/${id}${path}`,
    headers: { host: `${hostname}:${port}`, referer: behind.originKey },
  });
  const at = (path: string) => {
    if (path.startsWith('/api/')) return api(behind.restApi, path);
    if (path.startsWith('/ws')) return api(behind.realtimeApi, path);
    const bucket = path.startsWith('/media/') ? behind.mediaBucket : behind.siteBucket;
    const file = path === '/' ? '/index.html' : path;
    return { path: `/${bucket}${file}`, headers: { host: `${hostname}:${port}` } };
  };
  const forward = (request: http.IncomingMessage) => {
    const isOfPool = request.method === 'POST' && request.url === '/';
    const { path, headers } = isOfPool ? { path: '/', headers: {} } : at(request.url ?? '/');
    const sent = { ...request.headers, 'x-forwarded-proto': 'https', ...headers };
    return http.request({ hostname, port, method: request.method, path, headers: sent });
  };

  const answerSignUp = async (request: http.IncomingMessage, response: http.ServerResponse) => {
    const { status, body } = await signUp(
      { ...behind.pool, url: behind.url },
      JSON.parse(await allOf(request)),
    );
    response.writeHead(status, { 'content-type': 'application/x-amz-json-1.1' }).end(JSON.stringify(body));
  };

  const server = http.createServer((request, response) => {
    if (request.headers['x-amz-target'] === signUpTarget)
      return void answerSignUp(request, response).catch(() => response.destroy());
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

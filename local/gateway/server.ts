import http from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Duplex } from 'node:stream';
import { type Route, sendJson } from '../http';

export type Upgrade = (request: http.IncomingMessage, socket: Duplex, head: Buffer) => void;

/**
 * Whether a request comes from another site or uses another host name for this machine. Neither may reach the developer's pages.
 */
const isForeign = ({ headers }: http.IncomingMessage): boolean =>
  !/^(localhost|127\.0\.0\.1|\[::1\])(:\d+)?$/.test(headers.host ?? '') ||
  ['cross-site', 'same-site'].includes(String(headers['sec-fetch-site'] ?? ''));

/** The laptop's one origin, on loopback only. It listens before its routes are known, because they contain its address. */
export class OriginServer {
  private handle: Route = async (_request, response) => sendJson(response, 503, { error: 'Starting' });
  private onUpgrade: Upgrade = (_request, socket) => socket.destroy();
  private readonly servers: http.Server[] = [];

  /** Rejects with EADDRINUSE when the port is taken. */
  async listen(port: number): Promise<number> {
    const taken = await this.bind(port, '127.0.0.1');
    // Browsers may try ::1 first for "localhost". A machine without IPv6 skips it.
    await this.bind(taken, '::1').catch(() => undefined);
    return taken;
  }

  serve(route: Route, onUpgrade: Upgrade): void {
    this.handle = route;
    this.onUpgrade = onUpgrade;
  }

  close(): void {
    for (const server of this.servers) {
      server.close();
      server.closeAllConnections();
    }
  }

  private bind(port: number, host: string): Promise<number> {
    const server = http.createServer((request, response) => void this.answer(request, response));
    // Longer than clients keep a connection, so that none is closed during a request.
    server.keepAliveTimeout = 65_000;
    server.requestTimeout = 0;
    server.on('upgrade', (request, socket, head) => {
      // Node no longer handles errors of this socket.
      socket.on('error', () => socket.destroy());
      if (isForeign(request)) socket.destroy();
      else this.onUpgrade(request, socket, head);
    });
    return new Promise((resolve, reject) => {
      server.once('error', reject);
      server.listen(port, host, () => {
        this.servers.push(server);
        resolve((server.address() as AddressInfo).port);
      });
    });
  }

  /** Answers one request. The server of each address calls it. */
  async answer(request: http.IncomingMessage, response: http.ServerResponse) {
    try {
      const url = new URL(`http://localhost${request.url ?? '/'}`);
      if (url.pathname.startsWith('/_local/') && isForeign(request)) return sendJson(response, 403, {});
      await this.handle(request, response, url);
    } catch (error) {
      const clientLeft = request.destroyed && !request.complete;
      if (response.headersSent || clientLeft) return void response.destroy();
      if (error instanceof URIError || error instanceof TypeError) return sendJson(response, 400, {});
      console.error(error);
      sendJson(response, 500, { error: 'The laptop cloud failed' });
    }
  }
}

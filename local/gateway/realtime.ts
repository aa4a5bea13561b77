import { randomBytes, randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import type { Duplex } from 'node:stream';
import { WebSocket, WebSocketServer } from 'ws';
import type { LocalFunction } from '../functions/local-function';
import { type Route, readBody, sendJson } from '../http';
import type { Template } from '../template/template';

/**
 * When the messages of a socket are received. No two in one millisecond: sound of 128 ms takes longer on an uplink of less than
 * 45 Mbit/s, which a laptop's loopback is not.
 */
class Times {
  readonly connectedAt = Date.now();
  private last = this.connectedAt;

  next(): number {
    this.last = Math.max(Date.now(), this.last + 1);
    return this.last;
  }
}

/** The client of a socket. */
interface Caller {
  readonly id: string;
  readonly times: Times;
  readonly authorizer: Record<string, string>;
}

export interface RealtimeOptions {
  readonly template: Template;
  functionOf(uri: unknown): LocalFunction;
}

/** API Gateway's limit for one frame. A browser sends each message as one frame. */
const messageLimit = 32 * 1024;

interface Authorization {
  readonly principalId: string;
  readonly context?: Record<string, string>;
  readonly policyDocument: { readonly Statement: readonly { readonly Effect: string }[] };
}

const refuse = (socket: Duplex, status: number) => {
  socket.end(`HTTP/1.1 ${status} Refused\r\nconnection: close\r\ncontent-length: 0\r\n\r\n`);
};

/** Serves the template's WebSocket API, and delivers messages of functions to its connections. */
export class RealtimeGateway {
  readonly stage: string;
  private readonly sockets = new WebSocketServer({ noServer: true, maxPayload: messageLimit });
  private readonly connections = new Map<string, WebSocket>();
  private readonly handler: LocalFunction;
  private readonly authorizer: LocalFunction;

  constructor({ template, functionOf }: RealtimeOptions) {
    this.stage = String(template.only('AWS::ApiGatewayV2::Stage')[1].Properties.StageName);
    const [integration] = template.of('AWS::ApiGatewayV2::Integration');
    this.handler = functionOf(integration?.[1].Properties.IntegrationUri);
    this.authorizer = functionOf(template.only('AWS::ApiGatewayV2::Authorizer')[1].Properties.AuthorizerUri);
  }

  /** Never rejects. A client that disconnects while connecting is reported to the functions as disconnected. */
  async upgrade(request: IncomingMessage, socket: Duplex, head: Buffer): Promise<void> {
    const id = `${randomBytes(9).toString('base64url')}=`;
    try {
      const url = new URL(request.url ?? '/', 'http://localhost');
      const query = {
        headers: request.headers,
        queryStringParameters: Object.fromEntries(url.searchParams),
      };
      if (!url.searchParams.get('token')) return refuse(socket, 401);
      const times = new Times();
      const authorizer = await this.authorize({ id, times, authorizer: {} }, query);
      if (authorizer === undefined) return refuse(socket, 403);
      if (socket.destroyed) return;
      const caller = { id, times, authorizer };
      const answer = await this.invoke(caller, '$connect', 'CONNECT', query);
      if ((answer?.statusCode ?? 500) >= 300) return refuse(socket, answer?.statusCode ?? 502);
      this.sockets.handleUpgrade(request, socket, head, (open) => this.opened(caller, open));
      if (!this.connections.has(id)) this.left(caller);
    } catch {
      refuse(socket, 502);
    }
  }

  /** `POST`, `GET` and `DELETE …/@connections/<id>`: operations of functions on a connection. Answers 410 when it is closed. */
  readonly connectionsRoute: Route = async (request, response, url) => {
    const id = decodeURIComponent(url.pathname.split('/@connections/')[1] ?? '');
    const socket = this.connections.get(id);
    if (socket?.readyState !== WebSocket.OPEN) {
      response.setHeader('x-amzn-errortype', 'GoneException');
      return sendJson(response, 410, { message: 'Gone' });
    }
    if (request.method === 'DELETE') socket.close();
    if (request.method === 'POST') socket.send((await readBody(request, messageLimit)).toString());
    sendJson(response, 200, {});
  };

  close(): void {
    for (const socket of this.connections.values()) socket.terminate();
    this.sockets.close();
  }

  private async authorize(caller: Caller, query: object): Promise<Record<string, string> | undefined> {
    const methodArn = 'arn:aws:execute-api:us-east-1:000000000000:local/ws/$connect';
    const event = { type: 'REQUEST', methodArn, ...this.context(caller, '$connect', 'CONNECT'), ...query };
    const answer = (await this.authorizer.invoke(event)) as Authorization;
    const allowed = answer.policyDocument.Statement.every(({ Effect }) => Effect === 'Allow');
    return allowed ? { ...answer.context, principalId: answer.principalId } : undefined;
  }

  private opened(caller: Caller, socket: WebSocket) {
    const { id } = caller;
    this.connections.set(id, socket);
    // ws closes the socket itself after any error, such as a message that is too long.
    socket.on('error', () => undefined);
    socket.on('message', (data) => {
      this.invoke(caller, '$default', 'MESSAGE', { body: data.toString() }).catch(() =>
        socket.send(JSON.stringify({ message: 'Internal server error', connectionId: id })),
      );
    });
    socket.on('close', () => {
      this.connections.delete(id);
      this.left(caller);
    });
  }

  private left(caller: Caller) {
    this.invoke(caller, '$disconnect', 'DISCONNECT').catch(() => undefined);
  }

  private context({ id, times, authorizer }: Caller, routeKey: string, eventType: string) {
    return {
      requestContext: {
        connectionId: id,
        connectedAt: times.connectedAt,
        requestTimeEpoch: times.next(),
        routeKey,
        eventType,
        authorizer,
        requestId: randomUUID(),
        stage: this.stage,
        apiId: 'local',
      },
    };
  }

  private invoke(caller: Caller, routeKey: string, eventType: string, more: object = {}) {
    const event = { ...this.context(caller, routeKey, eventType), isBase64Encoded: false, ...more };
    return this.handler.invoke(event) as Promise<{ statusCode: number } | null>;
  }
}

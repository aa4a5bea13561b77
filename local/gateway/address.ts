import type { IncomingMessage } from 'node:http';

/**
 * The client of a request. On the laptop all requests come from one address: a caller that simulates another client sends the
 * X-Forwarded-For header, to which CloudFront appends the address that it sees.
 */
export const addressOf = ({ headers, socket }: IncomingMessage): string =>
  String(headers['x-forwarded-for'] ?? '')
    .split(',')
    .at(-1)
    ?.trim() || String(socket.remoteAddress);

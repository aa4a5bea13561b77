import * as z from 'zod/mini';
import type { ClientMessage, Messages } from '../../contract/message';
import { realtime } from '../../contract/realtime/messages';
import { version } from '../../package.json';

type Json = Record<string, unknown>;

const messageOf = (type: string, payload: z.ZodMiniObject, io: 'input' | 'output'): Json => {
  const { $schema, properties, required = [], ...rest } = z.toJSONSchema(payload, { io });
  return {
    name: type,
    payload: {
      ...rest,
      properties: { type: { const: type }, ...properties },
      required: ['type', ...required],
    },
  };
};

const forWhom = ({ who, consent }: ClientMessage): string =>
  `For: ${who.join(', ')}.${consent === undefined ? '' : ` A child's grown-up must have agreed to \`${consent}\`.`}`;

const named = (group: Json): Json[] =>
  Object.keys(group).map((name) => ({ $ref: `#/channels/socket/messages/${name}` }));

const documentOf = ({ client, server }: Messages): Json => {
  const sent = Object.fromEntries(
    Object.entries(client).map(([type, message]) => [
      `send.${type}`,
      {
        ...messageOf(type, message.payload, 'input'),
        summary: message.summary,
        description: `${forWhom(message)} Answered by: ${[...message.replies, 'error'].join(', ')}.`,
      },
    ]),
  );
  const received = Object.fromEntries(
    Object.entries(server).map(([type, payload]) => [`receive.${type}`, messageOf(type, payload, 'output')]),
  );
  const channel = { $ref: '#/channels/socket' };
  return {
    asyncapi: '3.0.0',
    info: {
      title: 'Inkwren, live',
      version,
      description: 'A socket opens with a ticket of `POST /realtime/ticket`, which holds for half a minute.',
    },
    channels: {
      socket: {
        address: '/ws',
        bindings: {
          ws: { query: { type: 'object', properties: { token: { type: 'string' } }, required: ['token'] } },
        },
        messages: { ...sent, ...received },
      },
    },
    operations: {
      send: { action: 'receive', channel, messages: named(sent) },
      receive: { action: 'send', channel, messages: named(received) },
    },
  };
};

/** The socket's messages as an AsyncAPI 3.0 document, as stored in `docs/asyncapi.json`. */
export const asyncApiText = (): string => `${JSON.stringify(documentOf(realtime), null, 2)}\n`;

import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import { account } from '../template/template';

export interface RestEventParts {
  readonly resource: string;
  readonly path: string;
  readonly pathParameters: Record<string, string> | null;
  readonly claims: Record<string, string> | undefined;
  readonly body: Buffer;
  readonly stage: string;
}

const lists = (entries: Iterable<[string, string]>) => {
  const all: Record<string, string[]> = Object.create(null);
  for (const [key, value] of entries) {
    all[key] ??= [];
    all[key].push(value);
  }
  return all;
};

/** The event that API Gateway's Lambda proxy integration sends for a REST request. */
export const restEvent = (request: IncomingMessage, url: URL, parts: RestEventParts) => {
  const { resource, path, pathParameters, claims, body, stage } = parts;
  const headers = Object.entries(request.headers).map(([k, v]): [string, string] => [k, String(v)]);
  const query = url.search === '' ? null : lists(url.searchParams);
  const httpMethod = request.method ?? 'GET';
  return {
    resource,
    path,
    httpMethod,
    headers: Object.fromEntries(headers),
    multiValueHeaders: lists(headers),
    queryStringParameters:
      query && Object.fromEntries(Object.entries(query).map(([k, v]) => [k, v.at(-1) ?? ''])),
    multiValueQueryStringParameters: query,
    pathParameters,
    stageVariables: null,
    body: body.length === 0 ? null : body.toString(),
    isBase64Encoded: false,
    requestContext: {
      accountId: account,
      apiId: 'local',
      stage,
      path: url.pathname,
      resourcePath: resource,
      httpMethod,
      requestId: randomUUID(),
      requestTimeEpoch: Date.now(),
      identity: { sourceIp: '127.0.0.1', userAgent: request.headers['user-agent'] ?? '' },
      ...(claims && { authorizer: { claims } }),
    },
  };
};

import { randomUUID } from 'node:crypto';
import { contract } from '../contract';
import type { Endpoint, Endpoints } from '../contract/endpoint';
import type { DeclaredFunction } from '../lib/functions';

const restEvent = (endpoint: Endpoint) => ({
  resource: endpoint.path,
  path: endpoint.path,
  httpMethod: endpoint.method,
  headers: { 'content-type': 'application/json' },
  queryStringParameters: null,
  pathParameters: null,
  body: null,
  isBase64Encoded: false,
  requestContext: {
    requestId: randomUUID(),
    // The user is a child: every function reads the record, and endpoints for operators refuse the call after that.
    authorizer: { claims: { sub: 'bench', token_use: 'id' } },
  },
});

const needsNoInput = ({ who, params, query, body }: Endpoint) =>
  who !== 'anyone' && !params && !body && (query === undefined || query.safeParse({}).success);

/**
 * The event that measures the start of a function: the example of its declaration, otherwise a call of its subject's first
 * endpoint that needs no input. `import` if there is none: the bundle is only loaded.
 */
export const startEvent = ({ name, example }: DeclaredFunction): object | 'import' => {
  if (example !== undefined) return example || 'import';
  const endpoints = Object.entries<Endpoints>(contract).find(([subject]) => subject === name)?.[1];
  const endpoint = Object.values(endpoints ?? {}).find(needsNoInput);
  return endpoint === undefined ? 'import' : restEvent(endpoint);
};

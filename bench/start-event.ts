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
    // A child: the record is read in every function, and endpoints for operators then refuse the call.
    authorizer: { claims: { sub: 'bench' } },
  },
});

const needsNoInput = ({ who, params, query, body }: Endpoint) =>
  who !== 'anyone' && !params && !body && (query === undefined || query.safeParse({}).success);

/**
 * The event with which the start of a function is measured: the one in its declaration, else a call of its subject's first
 * endpoint without input. `import` if there is none: the bundle is loaded and nothing is called.
 */
export const startEvent = ({ name, example }: DeclaredFunction): object | 'import' => {
  if (example !== undefined) return example || 'import';
  const endpoints = Object.entries<Endpoints>(contract).find(([subject]) => subject === name)?.[1];
  const endpoint = Object.values(endpoints ?? {}).find(needsNoInput);
  return endpoint === undefined ? 'import' : restEvent(endpoint);
};

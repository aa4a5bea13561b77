import * as z from 'zod/mini';
import { contract } from '../../contract';
import type { Endpoint } from '../../contract/endpoint';
import { version } from '../../package.json';
import { ErrorAnswer, explained, type Json, refusals, sharedRefusals } from './openapi-errors';
import { legible, portableDocument } from './portable';

const schemaOf = (schema: z.ZodMiniType, io: 'input' | 'output'): Json => {
  const { $schema, ...rest } = z.toJSONSchema(schema, { io });
  return rest;
};

const parametersIn = (place: 'path' | 'query', schema: z.ZodMiniObject | undefined): Json[] => {
  if (schema === undefined) return [];
  const { properties = {}, required = [] } = z.toJSONSchema(schema, { io: 'input' });
  return Object.entries(properties).map(([name, property]) => ({
    name,
    in: place,
    required: required.includes(name),
    schema: property,
  }));
};

const forWhom = (who: Endpoint['who']): string => {
  if (who === 'anyone') return 'Open to anyone.';
  return who === 'signed-in'
    ? 'For users with a session, with or without a profile.'
    : `For: ${who.join(', ')}.`;
};

const operation = (subject: string, key: string, endpoint: Endpoint): Json => {
  const { who, params, query, body, response, summary } = endpoint;
  const parameters = [...parametersIn('path', params), ...parametersIn('query', query)];
  return {
    operationId: `${subject}.${key}`,
    tags: [subject],
    summary,
    description: forWhom(who),
    security: who === 'anyone' ? [] : [{ idToken: [] }],
    ...(parameters.length > 0 && { parameters }),
    ...(body && {
      requestBody: {
        required: true,
        content: { 'application/json': { schema: schemaOf(body, 'input') } },
      },
    }),
    responses: {
      200: {
        description: 'Done',
        content: { 'application/json': { schema: schemaOf(response, 'output') } },
      },
      ...refusals(endpoint),
    },
  };
};

const paths = (): Json => {
  const found: Record<string, Json> = {};
  for (const [subject, endpoints] of Object.entries(contract)) {
    for (const [key, endpoint] of Object.entries<Endpoint>(endpoints)) {
      const address = `/api${endpoint.path}`;
      found[address] = {
        ...found[address],
        [endpoint.method.toLowerCase()]: operation(subject, key, endpoint),
      };
    }
  }
  return found;
};

/** The contract as an OpenAPI 3.1 document. */
export const openApiDocument = (): Json =>
  portableDocument({
    openapi: '3.1.0',
    info: {
      title: 'Inkwren',
      version,
      description: [
        'Sign in at the user pool and send the ID token as a bearer token.',
        'An address or method that no endpoint has answers:',
        explained('route_not_found'),
      ].join('\n\n'),
    },
    tags: Object.keys(contract).map((name) => ({ name })),
    paths: paths(),
    components: {
      securitySchemes: {
        idToken: {
          type: 'http',
          scheme: 'bearer',
          bearerFormat: 'JWT',
          description: "The ID token of a signed-in person's session.",
        },
      },
      schemas: { Error: ErrorAnswer },
      responses: sharedRefusals(),
    },
  });

/** The document as stored in `docs/openapi.json`. */
export const openApiText = (): string => `${legible(JSON.stringify(openApiDocument(), null, 2))}\n`;

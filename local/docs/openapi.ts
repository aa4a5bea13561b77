import * as z from 'zod/mini';
import { contract } from '../../contract';
import type { Endpoint, Endpoints } from '../../contract/endpoint';
import { errorGuide } from '../../contract/error-guide';
import { type ErrorCode, errors, sharedErrors } from '../../contract/errors';
import { version } from '../../package.json';

type Json = Record<string, unknown>;

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

const explained = (code: ErrorCode) =>
  `- \`${code}\`: “${errors[code].text}” ${errorGuide[code].when} ${errorGuide[code].recovery}`;

const refusal = (codes: readonly ErrorCode[]): Json => ({
  description: codes.map(explained).join('\n'),
  content: {
    'application/json': {
      schema: {
        allOf: [{ $ref: '#/components/schemas/Error' }, { properties: { code: { enum: codes } } }],
      },
      examples: Object.fromEntries(
        codes.map((code) => [code, { value: { error: errors[code].text, code } }]),
      ),
    },
  },
});

/** The errors of an endpoint by status: its own before the common ones. */
const codesByStatus = ({ who, errors: own = [] }: Endpoint) => {
  const codes = [...own, ...sharedErrors(who)];
  return Object.entries(Object.groupBy(new Set(codes), (code) => errors[code].status)).map(
    ([status, group = []]) => ({ status, group, name: group.join('.') }),
  );
};

const refusals = (endpoint: Endpoint): Json =>
  Object.fromEntries(
    codesByStatus(endpoint).map(({ status, name }) => [status, { $ref: `#/components/responses/${name}` }]),
  );

/** Most endpoints share their errors, so each set is written once. */
const sharedRefusals = (): Json =>
  Object.fromEntries(
    Object.values<Endpoints>(contract)
      .flatMap((endpoints) => Object.values(endpoints))
      .flatMap(codesByStatus)
      .map(({ name, group }) => [name, refusal(group)]),
  );

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

const ErrorAnswer: Json = {
  type: 'object',
  properties: {
    error: { type: 'string', description: 'For the user, as it is.' },
    code: { type: 'string', enum: Object.keys(errors), description: 'Stable: for programs.' },
    fields: {
      type: 'array',
      items: { type: 'string' },
      description: 'What was wrong with the input, such as `body.rating`.',
    },
    progress: {
      type: 'object',
      properties: { made: { type: 'integer' }, of: { type: 'integer' } },
      required: ['made', 'of'],
      description: 'With `quiz_being_made`: of how many chapters the questions are made.',
    },
  },
  required: ['error', 'code'],
};

/** The contract as an OpenAPI 3.1 document. */
export const openApiDocument = (): Json => ({
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
export const openApiText = (): string => `${JSON.stringify(openApiDocument(), null, 2)}\n`;

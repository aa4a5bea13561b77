import { contract } from '../../contract';
import type { Endpoint, Endpoints } from '../../contract/endpoint';
import { type ErrorDeclaration, flagsOf } from '../../contract/error';
import { type ErrorCode, errors, sharedErrors } from '../../contract/errors';
import { errorGuide } from '../../contract/registry/error-guides';

export type Json = Record<string, unknown>;

/** An error with the text for the user, its cause and its remedy. */
export const explained = (code: ErrorCode) => {
  const { text, retryable, ends }: ErrorDeclaration = errors[code];
  const flags = [retryable && ' `retryable`', ends && ' `ends`'].filter(Boolean).join('');
  return `- \`${code}\`:${flags} “${text}” ${errorGuide[code].when} ${errorGuide[code].recovery}`;
};

const refusal = (codes: readonly ErrorCode[]): Json => ({
  description: codes.map(explained).join('\n'),
  content: {
    'application/json': {
      schema: {
        allOf: [{ $ref: '#/components/schemas/Error' }, { properties: { code: { enum: codes } } }],
      },
      examples: Object.fromEntries(
        codes.map((code) => [code, { value: { error: errors[code].text, code, ...flagsOf(errors[code]) } }]),
      ),
    },
  },
});

/** The errors of an endpoint by status: its own errors precede the common ones. */
const codesByStatus = (endpoint: Endpoint) => {
  const codes = [...(endpoint.errors ?? []), ...sharedErrors(endpoint)];
  return Object.entries(Object.groupBy(new Set(codes), (code) => errors[code].status)).map(
    ([status, group = []]) => ({ status, group, name: group.join('.') }),
  );
};

/** The references of an endpoint to its errors. */
export const refusals = (endpoint: Endpoint): Json =>
  Object.fromEntries(
    codesByStatus(endpoint).map(({ status, name }) => [status, { $ref: `#/components/responses/${name}` }]),
  );

/** Most endpoints share their errors, so each set is written once. */
export const sharedRefusals = (): Json =>
  Object.fromEntries(
    Object.values<Endpoints>(contract)
      .flatMap((endpoints) => Object.values(endpoints))
      .flatMap(codesByStatus)
      .map(({ name, group }) => [name, refusal(group)]),
  );

/** The shape of every error. */
export const ErrorAnswer: Json = {
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
    until: {
      type: 'string',
      description: 'When it is possible again: with `quiet_hours` and `minutes_used`.',
    },
    retryable: {
      const: true,
      description:
        'Repeating the same call may succeed and is safe; after `retry-after` seconds, where the answer has that header.',
    },
    ends: {
      const: true,
      description:
        'What the user was doing is over (an attempt, a session, a link): repeating the call brings nothing back.',
    },
  },
  required: ['error', 'code'],
};

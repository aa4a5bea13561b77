import type { APIGatewayProxyEvent } from 'aws-lambda';
import * as z from 'zod/mini';
import type { Endpoint, Input } from '../../../contract/endpoint';
import { ApiError } from '../api-error';
import { formFields, isForm } from './form';

/** In bytes, far above any body of this product. API Gateway itself accepts 10 MB. */
const bodyLimit = 64 * 1024;

const nothing = z.strictObject({});

const check = (part: string, schema: z.ZodMiniType | undefined, value: unknown): unknown => {
  if (schema === undefined) return undefined;
  const result = schema.safeParse(value);
  if (result.success) return result.data;
  throw new ApiError(
    'invalid_input',
    result.error.issues.flatMap((issue) => {
      const at = [part, ...issue.path].join('.');
      return issue.code === 'unrecognized_keys' ? issue.keys.map((key) => `${at}.${key}`) : [at];
    }),
  );
};

const readBody = (event: APIGatewayProxyEvent, { form, method }: Endpoint): unknown => {
  const text = event.isBase64Encoded
    ? Buffer.from(event.body ?? '', 'base64').toString('utf8')
    : (event.body ?? '');
  if (Buffer.byteLength(text) > bodyLimit) throw new ApiError('body_too_large');
  if (form !== undefined && isForm(event)) return formFields(text);
  // Not every client sends a body with DELETE, which gives it no meaning (RFC 9110, 9.3.5).
  if (text === '' && method === 'DELETE') return {};
  try {
    return JSON.parse(text);
  } catch {
    throw new ApiError('invalid_input', ['body']);
  }
};

/** A duplicate parameter is a mistake or an attack: API Gateway would silently keep the last one. */
const readQuery = (event: APIGatewayProxyEvent): unknown => {
  const repeated = Object.entries(event.multiValueQueryStringParameters ?? {}).find(
    ([, values]) => (values?.length ?? 0) > 1,
  );
  if (repeated !== undefined) throw new ApiError('invalid_input', [`query.${repeated[0]}`]);
  return event.queryStringParameters ?? {};
};

/** Parses the declared input and refuses everything else. */
export const parseInput = (endpoint: Endpoint, event: APIGatewayProxyEvent): Input<Endpoint> => ({
  params: check('path', endpoint.params, event.pathParameters ?? {}) as undefined,
  query: check('query', endpoint.query ?? nothing, readQuery(event)) as undefined,
  body: (endpoint.body && check('body', endpoint.body, readBody(event, endpoint))) as undefined,
});

import { readFileSync } from 'node:fs';
import type { Plugin } from 'esbuild';
import { Refused } from '../../local/dynamodb/errors';
import type { LocalTable } from '../../local/table';

type Direct = LocalTable['respond'] & object;

const key = Symbol.for('inkwren.direct');

/** The tables in this process that answer without HTTP, by origin. */
const tables = new Map<string, Direct>();
Object.assign(globalThis, { [key]: tables });

/** A refusal as the SDK throws it: named, with the fields of the answer. */
const errorOf = ({ code, statusCode, body: { __type, ...fields } }: Refused) =>
  Object.assign(new Error(fields.message), fields, { name: code, $metadata: { httpStatusCode: statusCode } });

/** Lets functions of this process reach the table without HTTP. Returns the function that ends it after the last answer. */
export const openDirectly = ({ url, respond }: Pick<LocalTable, 'url' | 'respond'>) => {
  if (respond === undefined) return async () => undefined;
  const inFlight = new Set<Promise<object>>();
  const answer: Direct = async (operation, body, accessKey) => {
    // As with HTTP, requests that are sent together take turns.
    await new Promise(setImmediate);
    try {
      return await respond(operation, body, accessKey);
    } catch (error) {
      throw error instanceof Refused ? errorOf(error) : error;
    }
  };
  tables.set(new URL(url).origin, (...request) => {
    const answered = answer(...request).finally(() => inFlight.delete(answered));
    inFlight.add(answered);
    return answered;
  });
  return async () => {
    tables.delete(new URL(url).origin);
    while (inFlight.size > 0) await Promise.allSettled(inFlight);
  };
};

/**
 * Between our own middleware and the stand-in lies nothing of the SDK but the conversion of values: endpoints, signatures, user
 * agents, schemas and JSON take most of the time of a request.
 */
const sendDirectly = `
  import { randomUUID } from 'node:crypto';
  import { marshallInput, unmarshallOutput } from './commands/utils';
  const toText = (value) =>
    value instanceof Uint8Array ? Buffer.from(value).toString('base64')
    : Array.isArray(value) ? value.map(toText)
    : typeof value === 'object' && value !== null
    ? Object.fromEntries(Object.entries(value).filter(([, one]) => one !== undefined).map(([name, one]) => [name, toText(one)]))
    : value;
  const toBytes = (value) => {
    if (typeof value !== 'object' || value === null) return value;
    if (typeof value.B === 'string') return { B: new Uint8Array(Buffer.from(value.B, 'base64')) };
    return Array.isArray(value) ? value.map(toBytes)
      : Object.fromEntries(Object.entries(value).map(([name, one]) => [name, toBytes(one)]));
  };
  const wrapped = new WeakMap();
  // The SDK's own middleware has names; what is left is the product's.
  const wrap = (stack) => {
    const found = wrapped.get(stack);
    if (found !== undefined) return found;
    const own = [];
    stack.applyToStack({
      add: (middleware, { name }) => name === undefined && own.push(middleware),
      addRelativeTo: () => undefined,
      identifyOnResolve: () => undefined,
    });
    const handler = own.reduceRight((next, middleware) => middleware(next, {}), ({ perform }) => perform());
    wrapped.set(stack, handler);
    return handler;
  };
  const send = DynamoDBDocumentClient.prototype.send;
  DynamoDBDocumentClient.prototype.send = async function (command) {
    const { AWS_ENDPOINT_URL_DYNAMODB: url, AWS_ACCESS_KEY_ID: accessKey } = process.env;
    const table = globalThis[Symbol.for('${key.description}')].get(url && new URL(url).origin);
    if (table === undefined) return send.call(this, command);
    const { marshallOptions, unmarshallOptions } = this.config.translateConfig;
    const operation = command.clientCommand.schema[2];
    const input = toText(
      marshallInput(command.input, command.inputKeyNodes, { convertTopLevelContainer: true, ...marshallOptions }),
    );
    if (operation === 'TransactWriteItems') input.ClientRequestToken ??= randomUUID();
    const answer = await wrap(this.middlewareStack)({ perform: () => table(operation, structuredClone(input), accessKey) });
    return unmarshallOutput(toBytes(answer), command.outputKeyNodes, {
      convertWithoutMapWrapper: true,
      ...unmarshallOptions,
    });
  };`;

const additions: Readonly<Record<string, string>> = {
  'lib-dynamodb/dist-es/DynamoDBDocumentClient.js': sendDirectly,
  'signature-v4/dist-es/SignatureV4.js': `
    SignatureV4.prototype.signRequest = async function (request) {
      const { accessKeyId } = await this.credentialProvider();
      request.headers[AUTH_HEADER] = 'AWS4-HMAC-SHA256 Credential=' + accessKeyId + '/';
      return request;
    };`,
};

/**
 * Makes the document client of a bundle reach such tables directly, and every client sign with the access key only: the stand-ins
 * do not verify signatures.
 */
export const directSdk: Plugin = {
  name: 'direct-sdk',
  setup: (build) => {
    for (const [file, addition] of Object.entries(additions))
      build.onLoad({ filter: new RegExp(`@(smithy|aws-sdk)/${file}$`) }, ({ path }) => ({
        contents: readFileSync(path, 'utf8') + addition,
        loader: 'js',
      }));
  },
};

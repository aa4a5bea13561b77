import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Plugin } from 'esbuild';
import { Refused } from '../../local/dynamodb/errors';
import type { LocalTable } from '../../local/table';
import { type Direct, directTables } from './send-directly';

/** A refusal as the SDK throws it: named, with the fields of the answer. */
const errorOf = ({ code, statusCode, body: { __type, ...fields } }: Refused) =>
  Object.assign(new Error(fields.message), fields, { name: code, $metadata: { httpStatusCode: statusCode } });

/** Lets functions of this process reach the table without HTTP. Returns the function that ends it after the last answer. */
export const openDirectly = ({ url, respond }: Pick<LocalTable, 'url' | 'respond'>) => {
  if (respond === undefined) return async () => undefined;
  const inFlight = new Set<Promise<object>>();
  const answer: Direct = async (...request) => {
    // Requests that are sent together take turns, as with HTTP.
    await new Promise(setImmediate);
    try {
      return await respond(...request);
    } catch (error) {
      throw error instanceof Refused ? errorOf(error) : error;
    }
  };
  directTables.set(url, (...request) => {
    const answered = answer(...request).finally(() => inFlight.delete(answered));
    inFlight.add(answered);
    return answered;
  });
  return async () => {
    directTables.delete(url);
    while (inFlight.size > 0) await Promise.allSettled(inFlight);
  };
};

const sender = path.join(__dirname, 'send-directly.ts').replaceAll('\\', '/');

const additions: Readonly<Record<string, string>> = {
  'lib-dynamodb/dist-es/DynamoDBDocumentClient.js': `
    import { sendDirectly } from ${JSON.stringify(sender)};
    sendDirectly(DynamoDBDocumentClient);`,
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
      build.onLoad({ filter: new RegExp(`@(smithy|aws-sdk)/${file}$`) }, ({ path: found }) => ({
        contents: readFileSync(found, 'utf8') + addition,
        loader: 'js',
      }));
  },
};

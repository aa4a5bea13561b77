import { readFileSync } from 'node:fs';
import type { Plugin } from 'esbuild';
import { Refused } from '../../local/dynamodb/errors';
import { accessKeyOf } from '../../local/http';
import type { LocalTable } from '../../local/table';

type Headers = Readonly<Record<string, string>>;
type Answer = { readonly statusCode: number; readonly body: Uint8Array };
type Direct = (headers: Headers, body: Uint8Array) => Promise<Answer>;

const decoder = new TextDecoder();
const key = Symbol.for('inkwren.direct');

/** The tables in this process that answer without HTTP, by origin. */
const tables = new Map<string, Direct>();
Object.assign(globalThis, { [key]: tables });

const answerOf = async (work: Promise<object>) => {
  try {
    return { statusCode: 200, answer: await work };
  } catch (error) {
    if (error instanceof Refused) return { statusCode: error.statusCode, answer: error.body };
    throw error;
  }
};

/** Lets functions of this process reach the table without HTTP. Returns the function that ends it after the last answer. */
export const openDirectly = ({ url, respond }: Pick<LocalTable, 'url' | 'respond'>) => {
  if (respond === undefined) return async () => undefined;
  const inFlight = new Set<Promise<Answer>>();
  const answer: Direct = async (headers, body) => {
    // As with HTTP, requests that are sent together take turns.
    await new Promise(setImmediate);
    const operation = String(headers['x-amz-target']).split('.')[1] ?? '';
    const { statusCode, answer } = await answerOf(
      respond(operation, JSON.parse(decoder.decode(body)), accessKeyOf(headers.authorization)),
    );
    return { statusCode, body: Buffer.from(JSON.stringify(answer)) };
  };
  tables.set(url, (headers, body) => {
    const answered = answer(headers, body).finally(() => inFlight.delete(answered));
    inFlight.add(answered);
    return answered;
  });
  return async () => {
    tables.delete(url);
    while (inFlight.size > 0) await Promise.allSettled(inFlight);
  };
};

const additions: Readonly<Record<string, string>> = {
  'node-http-handler/dist-es/node-http-handler.js': `
    const handle = NodeHttpHandler.prototype.handle;
    NodeHttpHandler.prototype.handle = async function (request, options) {
      const { protocol, hostname, port } = request;
      const direct = globalThis[Symbol.for('${key.description}')].get(protocol + '//' + hostname + ':' + port);
      if (direct === undefined) return handle.call(this, request, options);
      return { response: new HttpResponse({ headers: {}, ...(await direct(request.headers, request.body)) }) };
    };`,
  'signature-v4/dist-es/SignatureV4.js': `
    SignatureV4.prototype.signRequest = async function (request) {
      const { accessKeyId } = await this.credentialProvider();
      request.headers[AUTH_HEADER] = 'AWS4-HMAC-SHA256 Credential=' + accessKeyId + '/';
      return request;
    };`,
};

/**
 * Makes the SDK of a bundle reach such tables directly, and sign with the access key only. HTTP and signatures, which the
 * stand-in does not verify, take most of the time of a request.
 */
export const directSdk: Plugin = {
  name: 'direct-sdk',
  setup: (build) => {
    for (const [file, addition] of Object.entries(additions))
      build.onLoad({ filter: new RegExp(`@smithy/${file}$`) }, ({ path }) => ({
        contents: readFileSync(path, 'utf8') + addition,
        loader: 'js',
      }));
  },
};

import { type Route, readBody, sendJson } from '../http';
import type { LocalFunction } from './local-function';

/** Lambda's limit for the payload of a synchronous call. */
const limit = 6 << 20;

/** `POST …/2015-03-31/functions/<name>/invocations`: a function calls another one and waits for its result. */
export const callFunctions =
  (functionOf: (reference: unknown) => LocalFunction): Route =>
  async (request, response, url) => {
    const name = decodeURIComponent(/\/functions\/([^/]+)\/invocations$/.exec(url.pathname)?.[1] ?? '');
    const event = JSON.parse((await readBody(request, limit)).toString());
    try {
      sendJson(response, 200, (await functionOf(name).invoke(event)) ?? null);
    } catch (error) {
      response.setHeader('x-amz-function-error', 'Unhandled');
      sendJson(response, 200, { errorType: (error as Error).name });
    }
  };

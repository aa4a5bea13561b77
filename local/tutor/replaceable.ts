import { type Route, readBody } from '../http';
import { largest } from './server';

/** Sends model calls to another service while one is set, so that tests can use a slow or hostile model. */
export const replaceable =
  (other: () => string | undefined, tutor: Route): Route =>
  async (request, response, url) => {
    const at = other();
    if (at === undefined) return tutor(request, response, url);
    const ended = new AbortController();
    response.on('close', () => ended.abort());
    const body = await readBody(request, largest);
    try {
      const answer = await fetch(`${at}${url.pathname.replace('/_local/openai', '')}`, {
        method: 'POST',
        headers: { 'content-type': String(request.headers['content-type']) },
        body: new Uint8Array(body),
        signal: ended.signal,
      });
      const type = answer.headers.get('content-type') ?? 'application/json';
      response
        .writeHead(answer.status, { 'content-type': type })
        .end(Buffer.from(await answer.arrayBuffer()));
    } catch {
      response.destroy();
    }
  };

import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { readLibrary } from '../../lambdas/stock/own-books';
import { at } from '../build/root';
import { catalogue } from '../catalogue/server';
import { dictionary } from '../dictionary/server';
import { sendJson } from '../http';
import { tutor } from '../tutor/server';

const up = { isDown: () => false };

/** The services outside AWS that a stage calls: the laptop's tutor, catalogue and dictionary, on a port of their own. */
export const startOutside = async () => {
  const routes = {
    '/_local/openai': tutor(readLibrary(at('library')), {
      ...up,
      isQuick: async () => undefined,
      forgets: () => false,
      mumbles: () => false,
    }),
    '/_local/openlibrary': catalogue(up),
    '/_local/dictionary': dictionary(up),
  };
  const server = http.createServer((request, response) => {
    const url = new URL(request.url ?? '/', 'http://localhost');
    const found = Object.entries(routes).find(([prefix]) => url.pathname.startsWith(prefix));
    if (found === undefined) return sendJson(response, 404, {});
    found[1](request, response, url).catch(() => response.destroy());
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}/_local`;
  return {
    /** The settings of a stage that calls them. */
    settings: {
      catalogueUrl: `${origin}/openlibrary`,
      dictionaryUrl: `${origin}/dictionary`,
      ai: { baseUrl: `${origin}/openai/v1` },
    },
    close: () => {
      server.close();
      server.closeAllConnections();
    },
  };
};

import type { Call, Endpoint, Received } from '../../../contract/endpoint';
import { addressOf } from './api';
import { idToken } from './auth';
import { keyFor, readingCache, type WorkerMessage } from './kept';

const tellWorker = async (message: WorkerMessage) => {
  if ('serviceWorker' in navigator) (await navigator.serviceWorker.ready).active?.postMessage(message);
};

/** The files of the app that this page has loaded so far, some of them before the worker was there. */
const loadedFiles = () =>
  performance
    .getEntriesByType('resource')
    .map(({ name }) => name)
    .filter((name) => name.startsWith(location.origin) && /\/(assets|covers|home|things)\//.test(name));

/** Makes the app open without a network from now on. The browser must have service workers. */
export const keepApp = async (): Promise<void> => {
  await navigator.serviceWorker.register('/sw.js');
  const script = document.querySelector('script[type=module][src]')?.getAttribute('src');
  await tellWorker({ addresses: loadedFiles(), script });
};

/** Fetches answers that are not kept yet, for a time without a network. */
export const keepAnswers = async <E extends Endpoint>(
  endpoint: E,
  inputs: readonly Call<E>[],
): Promise<void> => {
  const token = await idToken();
  if (token === undefined) return;
  await tellWorker({
    addresses: inputs.map((input) => addressOf(endpoint, input)),
    authorization: `Bearer ${token}`,
  });
};

/** Brings an answer that is kept up to date; does nothing where none is. */
export const changeKept = async <E extends Endpoint>(
  person: string,
  endpoint: E,
  input: Call<E>,
  change: Partial<Received<E>>,
): Promise<void> => {
  if (!('caches' in globalThis)) return;
  const cache = await caches.open(readingCache);
  const key = keyFor(person, addressOf(endpoint, input));
  const kept = await cache.match(key);
  if (kept !== undefined)
    await cache.put(key, new Response(JSON.stringify({ ...(await kept.json()), ...change })));
};

/** Whether an answer of the endpoint is stored on this device; with an id, an answer about that book. */
export const hasKept = async ({ path }: Endpoint, id?: string): Promise<boolean> => {
  if (!('caches' in globalThis)) return false;
  const keys = await (await caches.open(readingCache)).keys();
  return keys
    .map(({ url }) => new URL(url))
    .some(
      ({ pathname, searchParams }) =>
        pathname === `/api${path}` && (id === undefined || searchParams.get('id') === id),
    );
};

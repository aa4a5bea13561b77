import { keyFor, readingCache, seenCache, shellCache } from '../src/lib/kept';
import { answerTo, isKeptAnswer, personOf } from './answers';
import { currentVisit } from './caches';
import { isAppPage, openPage } from './pages';
import { cacheFirst, networkFirst } from './strategies';

const isFile = (pathname: string) =>
  /^\/(covers|home|things)\//.test(pathname) || pathname === '/config.json';

const fileCache = (pathname: string) => (/^\/(covers|things)\//.test(pathname) ? seenCache : shellCache);

/** Undefined for a request that the worker does not handle. */
export const respond = (request: Request): Promise<Response> | undefined => {
  const { origin, pathname } = new URL(request.url);
  if (request.method !== 'GET' || origin !== location.origin || request.headers.has('range'))
    return undefined;
  if (isKeptAnswer(pathname)) return answerTo(request);
  if (pathname.startsWith('/assets/')) return cacheFirst(request, shellCache, request.url);
  if (isFile(pathname)) return networkFirst(request, fileCache(pathname), request.url);
  return request.mode === 'navigate' && isAppPage(pathname) ? openPage(request) : undefined;
};

/** Fetches files that are not stored yet: those loaded before the worker was active, and the rest of an open book. */
export const keepAll = async (addresses: readonly string[], authorization?: string): Promise<void> => {
  const person = personOf(authorization ?? '');
  const asked = currentVisit();
  for (const address of addresses) {
    if (asked !== currentVisit()) return;
    const url = new URL(address, location.origin);
    const request = new Request(url, authorization === undefined ? {} : { headers: { authorization } });
    if (authorization === undefined)
      await cacheFirst(request, fileCache(url.pathname), url.href).catch(() => undefined);
    else if (person !== undefined)
      await cacheFirst(request, readingCache, keyFor(person, url.href)).catch(() => undefined);
  }
};

import { keyFor, readingCache, seenCache, shellCache } from '../src/lib/kept';
import { answerTo, isKeptAnswer, personOf } from './answers';
import { currentVisit } from './caches';
import { isAppPage, openPage } from './pages';
import { cacheFirst, networkFirst } from './strategies';

const isFile = (pathname: string) =>
  /^\/(covers|home|pictures|things)\//.test(pathname) || pathname === '/config.json';

/** The pictures of a book stay as long as its chapters. */
const fileCache = (pathname: string) => {
  if (pathname.startsWith('/pictures/')) return readingCache;
  return /^\/(covers|things)\//.test(pathname) ? seenCache : shellCache;
};

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

const keepFile = async (url: URL): Promise<void> => {
  await cacheFirst(new Request(url), fileCache(url.pathname), url.href).catch(() => undefined);
};

/** A reader who saves data gets the picture of a chapter when it is seen. */
const savesData = () => (navigator as { connection?: { saveData?: boolean } }).connection?.saveData === true;

/** Keeps an answer, and the picture of a chapter. */
const keepAnswer = async (request: Request, key: string, asked: number): Promise<void> => {
  const response = await cacheFirst(request, readingCache, key).catch(() => undefined);
  const { picture } = (await response?.json().catch(() => undefined)) ?? {};
  if (picture === undefined || savesData() || asked !== currentVisit()) return;
  await keepFile(new URL(picture.src, location.origin));
};

/** Fetches files that are not stored yet: those loaded before the worker was active, and the rest of an open book. */
export const keepAll = async (addresses: readonly string[], authorization?: string): Promise<void> => {
  const person = personOf(authorization ?? '');
  const asked = currentVisit();
  for (const address of addresses) {
    if (asked !== currentVisit()) return;
    const url = new URL(address, location.origin);
    if (authorization === undefined) await keepFile(url);
    else if (person !== undefined)
      await keepAnswer(new Request(url, { headers: { authorization } }), keyFor(person, url.href), asked);
  }
};

/*
 * The service worker: without a network the app still opens, with the books that were opened on this device.
 * Pages and answers come from the network while there is one; only files whose names change with their content do not.
 */
const shell = 'inkwren-shell-1';
/** Signing out deletes it: lib/reading-cache.ts. */
const reading = 'inkwren-reading-1';
const app = '/app.html';
/** The page that was opened last. Its files may not have come yet. */
const opened = '/app.html?opened';
/** Pages of their own; every other address belongs to the app. */
const prerendered = ['/', '/privacy', '/terms'];
/** The answers that are kept for each person. */
const answers = ['/api/user', '/api/dashboard', '/api/user/book-lists', '/api/book/text'];
/** Several builds; the oldest files go first. */
const mostFiles = 300;

/** The person whose token is sent; undefined without one. */
const personOf = (authorization) => {
  try {
    const payload = authorization.split('.')[1].replaceAll('-', '+').replaceAll('_', '/');
    return JSON.parse(atob(payload)).sub;
  } catch {
    return undefined;
  }
};

/** Nobody gets what was kept for another person of the device. */
const keyFor = (person, url) => {
  const key = new URL(url, location.origin);
  key.searchParams.set('person', person);
  return key.href;
};

/** What cannot be kept, as on a full disk, is answered all the same. */
const keep = async (name, key, response) => {
  try {
    const cache = await caches.open(name);
    await cache.put(key, response);
    const keys = name === shell ? await cache.keys() : [];
    for (const old of keys.slice(0, Math.max(0, keys.length - mostFiles))) await cache.delete(old);
  } catch {}
};

/** Undefined also in a browser that keeps nothing. */
const findKept = async (name, key) => {
  try {
    return await (await caches.open(name)).match(key);
  } catch {
    return undefined;
  }
};

const fromNetwork = async (request, name, key) => {
  const response = await fetch(request);
  if (response.ok) await keep(name, key, response.clone());
  return response;
};

/** One connection that breaks is no reason for an old answer. */
const fromNetworkAgain = (request, name, key) => (error) => {
  if (!navigator.onLine) throw error;
  return fromNetwork(request, name, key);
};

const networkFirst = async (request, name, key) => {
  try {
    return await fromNetwork(request, name, key).catch(fromNetworkAgain(request, name, key));
  } catch (error) {
    const kept = await findKept(name, key);
    if (kept === undefined) throw error;
    return kept;
  }
};

const cacheFirst = async (request, name, key) =>
  (await findKept(name, key)) ?? fromNetwork(request, name, key);

/** The answer of the first screen contains the person's record, which other screens ask for alone. */
const dashboard = async (request, person) => {
  const response = await networkFirst(request, reading, keyFor(person, request.url));
  if (response.ok) {
    const { me } = await response.clone().json();
    await keep(reading, keyFor(person, '/api/user'), new Response(JSON.stringify(me)));
  }
  return response;
};

const answerTo = (request, pathname) => {
  const person = personOf(request.headers.get('authorization') ?? '');
  if (person === undefined) return undefined;
  return pathname === '/api/dashboard'
    ? dashboard(request, person)
    : networkFirst(request, reading, keyFor(person, request.url));
};

const navigation = async (request, pathname) => {
  try {
    const response = await fetch(request);
    if (response.ok && !prerendered.includes(pathname)) await keep(shell, opened, response.clone());
    return response;
  } catch (error) {
    const kept = await findKept(shell, app);
    if (kept === undefined) throw error;
    return kept;
  }
};

/** Undefined for a request that is none of the worker's business. */
const respond = (request) => {
  const { origin, pathname } = new URL(request.url);
  if (request.method !== 'GET' || origin !== location.origin || request.headers.has('range')) return undefined;
  if (answers.includes(pathname)) return answerTo(request, pathname);
  if (pathname.startsWith('/assets/')) return cacheFirst(request, shell, request.url);
  if (/^\/(covers|home|things)\//.test(pathname) || pathname === '/config.json')
    return networkFirst(request, shell, request.url);
  const isAppPage = !/\.\w+$|^\/(_|api\/|ws|media\/)/.test(pathname);
  return request.mode === 'navigate' && isAppPage ? navigation(request, pathname) : undefined;
};

/** Fetches what is not kept yet: what was loaded before the worker was there, and the rest of an open book. */
const keepAll = async (addresses, authorization) => {
  const person = personOf(authorization ?? '');
  for (const address of addresses) {
    const request = new Request(address, authorization === undefined ? {} : { headers: { authorization } });
    const isFile = authorization === undefined;
    const [name, key] = isFile ? [shell, request.url] : [reading, keyFor(person, request.url)];
    await cacheFirst(request, name, key).catch(() => undefined);
  }
};

/** The app has started with this script: the page that loads it opens without a network from now on. */
const keepPage = async (script) => {
  const page = await findKept(shell, opened);
  const text = await page?.clone().text();
  if (text?.includes(script)) await keep(shell, app, page);
};

addEventListener('install', (event) => {
  skipWaiting();
  event.waitUntil(keepAll([app, '/config.json']));
});

addEventListener('activate', (event) => {
  const isOld = (name) => name.startsWith('inkwren-') && name !== shell && name !== reading;
  const removeOld = async () => {
    for (const name of await caches.keys()) if (isOld(name)) await caches.delete(name);
    await clients.claim();
  };
  event.waitUntil(removeOld());
});

addEventListener('message', (event) => {
  const { addresses, authorization, script } = event.data;
  event.waitUntil(keepAll(addresses, authorization));
  if (script) event.waitUntil(keepPage(script));
});

addEventListener('fetch', (event) => {
  const response = respond(event.request);
  if (response !== undefined) event.respondWith(response);
});

import { readingCache, seenCache, shellCache } from '../src/lib/kept';

/** The limit for each cache of files. It has room for several builds; the oldest files are removed first. */
export const mostFiles = 300;

let visit = 0;

/** Tells whether a person has left since: an answer that was asked for before is not kept then. */
export const currentVisit = (): number => visit;

/**
 * Stores an answer. A failure, for example on a full disk, does not affect the answer to the page. `asked`: the visit of the
 * request.
 */
export const keep = async (name: string, key: string, response: Response, asked = visit): Promise<void> => {
  try {
    const cache = await caches.open(name);
    if (name !== shellCache && asked !== visit) return;
    await cache.put(key, response);
    const keys = name === readingCache ? [] : await cache.keys();
    for (const old of keys.slice(0, Math.max(0, keys.length - mostFiles))) await cache.delete(old);
  } catch {}
};

/** Undefined also in a browser that keeps nothing. */
export const findKept = async (name: string, key: string): Promise<Response | undefined> => {
  try {
    return await (await caches.open(name)).match(key);
  } catch {
    return undefined;
  }
};

/** Also deletes entries that were stored after the page had deleted them. */
export const forget = async (): Promise<void> => {
  visit++;
  await Promise.all([readingCache, seenCache].map((name) => caches.delete(name)));
};

/** Caches of former versions of the worker. */
export const removeOld = async (): Promise<void> => {
  const current = [shellCache, readingCache, seenCache];
  for (const name of await caches.keys())
    if (name.startsWith('inkwren-') && !current.includes(name)) await caches.delete(name);
};

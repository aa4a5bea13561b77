import { readingCache, seenCache, shellCache } from '../src/lib/kept';

/** In each cache of files: several builds; the oldest files go first. */
export const mostFiles = 300;

let visit = 0;

/** Tells whether a person has left since: an answer that was asked for before is not kept then. */
export const currentVisit = (): number => visit;

/** What cannot be kept, as on a full disk, is answered all the same. `asked`: during which visit. */
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

/** Deletes also what was kept after the page had done the same. */
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

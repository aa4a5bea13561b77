/** What the service worker keeps of a person: public/sw.js. */
export const readingCache = 'inkwren-reading-1';

/** Deletes what was kept of the person who signs out. */
export const forgetAnswers = async (): Promise<void> => {
  if ('caches' in globalThis) await caches.delete(readingCache);
};

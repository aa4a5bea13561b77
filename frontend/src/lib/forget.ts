import type { WorkerMessage } from './kept';
import { hasStoredSession, storedUser } from './stored-session';

/** The device's own: how a book is gone through, whether a tune is played, for which build the page was reloaded. */
const devices = ['inkwren.reading-mode', 'inkwren.tune', 'inkwren.reloaded'];

/** What stays is the device's, or names the person who is present. */
const forgetStored = (present: string | undefined) => {
  for (const storage of [localStorage, sessionStorage])
    for (const [key, value] of Object.entries(storage))
      if (!devices.includes(key) && (present === undefined || !(key.includes(present) || value === present)))
        storage.removeItem(key);
};

/** Answers that the worker is waiting for are not kept either. */
const forgetKept = async () => {
  const message: WorkerMessage = { forget: true };
  (await navigator.serviceWorker?.getRegistration())?.active?.postMessage(message);
  const names = 'caches' in globalThis ? await caches.keys() : [];
  await Promise.all(
    names.filter((name) => !name.startsWith('inkwren-shell')).map((name) => caches.delete(name)),
  );
};

const forgetDatabases = async () => {
  const all = 'indexedDB' in globalThis ? await indexedDB.databases() : [];
  for (const { name } of all) if (name !== undefined) indexedDB.deleteDatabase(name);
};

/**
 * Forgets every person in this browser but the one who is `present`: all storage but what is listed as the device's, so that
 * nothing which is stored one day is left out.
 */
export const forget = async (present?: string): Promise<void> => {
  forgetStored(present);
  await Promise.allSettled([forgetKept(), forgetDatabases()]);
};

/** In another tab the user of this page has signed out, or another one has signed in. */
export const startAnew = async (): Promise<void> => {
  await forget(storedUser());
  location.reload();
};

/** Starts anew with another user. A page that was left is told nothing, and may come back by the browser's button. */
const watchUser = () => {
  let before: string | undefined;
  const controller = new AbortController();
  const on = <E extends keyof WindowEventMap>(type: E, listen: (event: WindowEventMap[E]) => void) =>
    addEventListener(type, listen, { signal: controller.signal });
  on('storage', ({ key, oldValue, newValue }) => {
    if (key?.endsWith('.LastAuthUser') && oldValue !== newValue) void startAnew();
  });
  on('pagehide', () => {
    before = storedUser();
  });
  on('pageshow', ({ persisted }) => {
    if (persisted && storedUser() !== before) void startAnew();
  });
  return () => controller.abort();
};

/** Whose is what is stored in this browser. */
const personKey = 'inkwren.person';

/**
 * This browser belongs to the user who is signed in, or to nobody: whoever was here before is forgotten, also one whose
 * session has ended by itself. Starts anew when another user comes in another tab, until the returned function is called.
 */
export const takeOver = (): (() => void) => {
  const present = hasStoredSession() ? storedUser() : undefined;
  if (present === undefined || localStorage.getItem(personKey) !== present) void forget(present);
  if (present !== undefined) localStorage.setItem(personKey, present);
  return watchUser();
};

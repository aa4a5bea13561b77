import { classDeviceKey, isClassOver, leaveClass } from './class-device';
import type { WorkerMessage } from './kept';
import { hasStoredSession, storedUser } from './stored-session';

/** The secret that makes this browser a device of the family. It belongs to the device, and outlives every session. */
const familyDeviceKey = 'inkwren.family-device';

export const familyDevice = (): string | undefined => localStorage.getItem(familyDeviceKey) ?? undefined;

export const becomeFamilyDevice = (secret: string) => localStorage.setItem(familyDeviceKey, secret);

export const leaveFamily = () => localStorage.removeItem(familyDeviceKey);

/**
 * The device's own: how a book is gone through, for which build the page was reloaded, and that a grown-up has opened it for
 * the family or for a class.
 */
const devices = ['inkwren.reading-mode', 'inkwren.reloaded', familyDeviceKey, classDeviceKey];

/** Remaining entries belong to the device or identify the present person. */
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
 * Forgets every person in this browser except the one who is `present`. Removes all storage that is not listed as the
 * device's, so that future entries are included by default.
 */
export const forget = async (present?: string): Promise<void> => {
  forgetStored(present);
  await Promise.allSettled([forgetKept(), forgetDatabases()]);
};

/** The user of this page has signed out, or another user has signed in, in another tab. */
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

/** The key under which the owner of this browser's stored data is recorded. */
const personKey = 'inkwren.person';

/**
 * Assigns this browser to the signed-in user, or to nobody, and forgets every previous user, including one whose session has
 * expired or has ended with the day in class. Reloads when another user signs in in another tab, until the returned function is
 * called.
 */
export const takeOver = (): (() => void) => {
  const isOver = isClassOver();
  if (isOver) leaveClass();
  const present = hasStoredSession() && !isOver ? storedUser() : undefined;
  if (present === undefined || localStorage.getItem(personKey) !== present) void forget(present);
  if (present !== undefined) localStorage.setItem(personKey, present);
  return watchUser();
};

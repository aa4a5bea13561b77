import { books } from '../../../contract/books/endpoints';
import { dashboard } from '../../../contract/dashboard/endpoints';
import type { Role } from '../../../contract/endpoint';
import { reading } from '../../../contract/reading/endpoints';
import { users } from '../../../contract/users/endpoints';
import { sendPlaces } from '../features/reading/unsent-places';
import { hasKept, keepAnswers, keepApp } from '../lib/offline';

/**
 * Keeps what opens the app without a network: in the first visit the worker has not seen these answers, and a new version of
 * the app has another reader than the one with which a book was opened. The ways out of a chapter and of a quiz lead to the
 * dashboard and to the books.
 */
const keepAll = async (role: Role) => {
  if (!('serviceWorker' in navigator)) return;
  await keepApp();
  await keepAnswers(users.me, [{}]);
  await keepAnswers(dashboard.get, [{}]);
  if (role === 'operator') return;
  await keepAnswers(books.lists, [{}]);
  await import('../features/dashboard/dashboard-screen');
  await import('../features/books/books-screen');
  await import('../features/books/selected-book');
  if (await hasKept(reading.chapter)) await import('../features/reading/reading-screen');
  // On the first visit the worker may have started too late for these.
  await keepApp();
};

/** Work that can wait for the first screen: the service worker, and sending what was read without a network. */
export const afterStart = (user: string, role: Role): (() => void) => {
  const send = () => {
    // The first two are needed when nothing can be loaded any more.
    for (const load of [
      () => import('./offline-sign'),
      () => import('./leaving'),
      () => import('../subjects/sounds/listen'),
    ])
      load().catch(() => undefined);
    void sendPlaces(user);
  };
  keepAll(role).catch((error: Error) =>
    console.warn(`Inkwren will not open without a network: ${error.message}`),
  );
  send();
  addEventListener('online', send);
  return () => removeEventListener('online', send);
};

import { dashboard } from '../../../contract/dashboard';
import { reading } from '../../../contract/reading';
import { users } from '../../../contract/users';
import { sendPlaces } from '../features/reader/unsent-places';
import { hasKept, keepAnswers, keepApp } from '../lib/offline';

/**
 * Keeps what opens the app without a network: in the first visit the worker has not seen these answers, and a new version of
 * the app has another reader than the one with which a book was opened.
 */
const keepAll = async () => {
  await keepApp();
  await keepAnswers(users.me, [{}]);
  await keepAnswers(dashboard.get, [{}]);
  if (await hasKept(reading.chapter)) await import('../features/reader/reader-screen');
};

/** What may wait until the first screen is there: the service worker, and what was read without a network. */
export const afterStart = (user: string): (() => void) => {
  const send = () => void sendPlaces(user);
  keepAll().catch((error: Error) =>
    console.warn(`Inkwren will not open without a network: ${error.message}`),
  );
  send();
  addEventListener('online', send);
  return () => removeEventListener('online', send);
};

import { sendPlaces } from '../features/reader/unsent-places';
import { keepApp } from '../lib/offline';

/** What may wait until the first screen is there: the service worker, and what was read without a network. */
export const afterStart = (user: string): (() => void) => {
  const send = () => void sendPlaces(user);
  keepApp().catch((error: Error) =>
    console.warn(`Inkwren will not open without a network: ${error.message}`),
  );
  send();
  addEventListener('online', send);
  return () => removeEventListener('online', send);
};

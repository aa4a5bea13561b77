import { storedUser } from './stored-session';

/**
 * Stores what is a person's own, as long as the person is signed in here: a page that is being left stores nothing of one who
 * has signed out in another tab. Storage may also be full or switched off.
 */
export const storeFor = (person: string, key: string, value: unknown) => {
  try {
    if (person === storedUser()) localStorage.setItem(key, JSON.stringify(value));
  } catch {}
};

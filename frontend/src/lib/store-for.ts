import { storedUser } from './stored-session';

/**
 * Stores a person's own data while the person is signed in here: a page that is being left stores nothing for a user who has
 * signed out in another tab. Storage may also be full or disabled.
 */
export const storeFor = (person: string, key: string, value: unknown) => {
  try {
    if (person === storedUser()) localStorage.setItem(key, JSON.stringify(value));
  } catch {}
};

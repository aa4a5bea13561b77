import { freshStoredToken, storedToken, storedUser } from './stored-session';

/** Loaded after the first paint: signing in and refreshing need it, looking at a screen does not. */
export const amplify = async () => {
  const loaded = await import('./amplify');
  await loaded.configured;
  return loaded;
};

/** The user of this page: that of the first token, until a user signs in or out here. */
let owner: string | undefined;

/**
 * The data on this page belongs to one user. Once another user has signed in in another tab, nothing is sent any more and
 * the page reloads: the browser's event about the sign-in may arrive later than a click.
 */
const isOwners = (): boolean => {
  const user = storedUser();
  if (owner !== undefined && user !== undefined && user !== owner) return false;
  owner ??= user;
  return true;
};

/** From now on the page belongs to the user who signs in next. */
export const forgetOwner = () => {
  owner = undefined;
};

export const signOut = async (): Promise<void> => {
  forgetOwner();
  await (await amplify()).signOut();
};

/** Without a network nobody can refresh a token, and only the service worker answers, who needs no valid one. */
const renewedToken = async (forceRefresh: boolean) => {
  if (!navigator.onLine) return storedToken();
  const { tokens } = await (await amplify()).fetchAuthSession({ forceRefresh });
  return tokens?.idToken?.toString();
};

/**
 * A valid ID token of the page's user, refreshed when needed or requested; undefined once no user is signed in. Never
 * settles when another user is signed in on this browser: the page is about to reload.
 */
export const idToken = async ({ refresh = false } = {}): Promise<string | undefined> => {
  const token = (refresh ? undefined : freshStoredToken()) ?? (await renewedToken(refresh));
  if (isOwners()) return token;
  location.reload();
  return new Promise(() => undefined);
};

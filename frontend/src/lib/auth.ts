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
 * the page starts anew: the browser's event about the sign-in may arrive later than a click.
 */
const isOwners = (): boolean => {
  const user = storedUser();
  if (owner !== undefined && user !== undefined && user !== owner) return false;
  owner ??= user;
  return true;
};

/** For a button, whose event is not a scope. `everywhere`: on the user's other devices too. */
export type SignOut = (scope?: 'everywhere' | object) => void;

/** From now on the page belongs to the next user who signs in. */
export const forgetOwner = () => {
  owner = undefined;
};

/** Loaded after the first paint. */
export const forgetting = () => import('./forget');

/**
 * Without a network no token can be refreshed, and none is needed, because only the service worker answers. The browser may
 * report a network that has no connection; then this throws if the server has refused the stored token.
 */
const renewedToken = async (forceRefresh: boolean) => {
  if (!navigator.onLine) return storedToken();
  try {
    const { tokens } = await (await amplify()).fetchAuthSession({ forceRefresh });
    return tokens?.idToken?.toString();
  } catch (error) {
    if (forceRefresh) throw error;
    return storedToken();
  }
};

/**
 * A valid ID token of the page's user, refreshed when needed or requested; undefined once no user is signed in. Never
 * settles when another user is signed in on this browser: the page is about to start anew.
 */
export const idToken = async ({ refresh = false } = {}): Promise<string | undefined> => {
  const token = (refresh ? undefined : freshStoredToken()) ?? (await renewedToken(refresh));
  if (isOwners()) return token;
  void forgetting().then(
    ({ startAnew }) => startAnew(),
    () => location.reload(),
  );
  return new Promise(() => undefined);
};

import { freshStoredToken, storedUser } from './stored-session';

/** Loaded after the first paint: signing in and refreshing need it, looking at a screen does not. */
export const amplify = async () => {
  const loaded = await import('./amplify');
  await loaded.configured;
  return loaded;
};

/** Whose page this is: of whom the first token was, until somebody signs in or out here. */
let owner: string | undefined;

/**
 * What is on this page belongs to one person. Once another has signed in in another tab nothing is sent any more, and
 * the page starts anew: the message of the browser about that may come later than a click.
 */
const isOwners = (): boolean => {
  const user = storedUser();
  if (owner !== undefined && user !== undefined && user !== owner) return false;
  owner ??= user;
  return true;
};

/** From here on the page is whoever's is signed in next. */
export const forgetOwner = () => {
  owner = undefined;
};

export const signOut = async (): Promise<void> => {
  forgetOwner();
  await (await amplify()).signOut();
};

const renewedToken = async (forceRefresh: boolean) => {
  const { tokens } = await (await amplify()).fetchAuthSession({ forceRefresh });
  return tokens?.idToken?.toString();
};

/**
 * A valid ID token of the person whose page this is, refreshed when needed or asked for; undefined once nobody is signed
 * in any more. Does not settle when it is another person's browser by now: the page is on its way to start anew.
 */
export const idToken = async ({ refresh = false } = {}): Promise<string | undefined> => {
  const token = (refresh ? undefined : freshStoredToken()) ?? (await renewedToken(refresh));
  if (isOwners()) return token;
  location.reload();
  return new Promise(() => undefined);
};

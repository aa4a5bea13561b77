const prefix = 'CognitoIdentityServiceProvider.';

const lastUserKey = () =>
  Object.keys(localStorage).find((key) => key.startsWith(prefix) && key.endsWith('.LastAuthUser'));

/** The user who is signed in on this browser, by Cognito's username. */
export const storedUser = (): string | undefined => localStorage.getItem(lastUserKey() ?? '') ?? undefined;

/**
 * The ID token as Amplify stores it. Reading it here lets the first screen load without Amplify, which is needed only to
 * sign in and to refresh.
 */
export const storedToken = (): string | undefined => {
  const key = lastUserKey()?.replace('LastAuthUser', `${storedUser()}.idToken`) ?? '';
  return localStorage.getItem(key) ?? undefined;
};

/** Milliseconds since the epoch; 0 for an invalid token. */
const expiry = (token: string): number => {
  try {
    const payload = token.split('.')[1] ?? '';
    return JSON.parse(atob(payload.replaceAll('-', '+').replaceAll('_', '/'))).exp * 1000;
  } catch {
    return 0;
  }
};

/** Whether a user is signed in on this browser, according to its storage. */
export const hasStoredSession = (): boolean => storedToken() !== undefined;

/** A token that is valid for at least another minute; undefined if there is none. */
export const freshStoredToken = (): string | undefined => {
  const token = storedToken();
  return token !== undefined && expiry(token) > Date.now() + 60_000 ? token : undefined;
};

/** The storage key of something of a person's own: it names the person. */
export const ownKey = (what: string, person: string) => `inkwren.${what} ${person}`;

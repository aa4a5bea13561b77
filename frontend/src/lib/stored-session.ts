const prefix = 'CognitoIdentityServiceProvider.';

const lastUserKey = () =>
  Object.keys(localStorage).find((key) => key.startsWith(prefix) && key.endsWith('.LastAuthUser'));

/** Who is signed in on this browser, by the name that Cognito has for them. */
export const storedUser = (): string | undefined => localStorage.getItem(lastUserKey() ?? '') ?? undefined;

/**
 * The ID token as Amplify keeps it. Reading it here lets the first screen load without Amplify, which is needed
 * only to sign in and to refresh.
 */
const storedToken = (): string | undefined => {
  const key = lastUserKey()?.replace('LastAuthUser', `${storedUser()}.idToken`) ?? '';
  return localStorage.getItem(key) ?? undefined;
};

/** Milliseconds since the epoch; 0 for what is not a token. */
const expiry = (token: string): number => {
  try {
    const payload = token.split('.')[1] ?? '';
    return JSON.parse(atob(payload.replaceAll('-', '+').replaceAll('_', '/'))).exp * 1000;
  } catch {
    return 0;
  }
};

/** Whether somebody is signed in on this browser, as far as it remembers. */
export const hasStoredSession = (): boolean => storedToken() !== undefined;

/** A token that will hold for another minute; undefined if there is none. */
export const freshStoredToken = (): string | undefined => {
  const token = storedToken();
  return token !== undefined && expiry(token) > Date.now() + 60_000 ? token : undefined;
};

/** Tells when somebody else signs in, or everybody out, in another tab: this one is theirs no longer. */
export const onOtherPerson = (changed: () => void) => {
  const listen = ({ key, oldValue, newValue }: StorageEvent) => {
    if (key?.endsWith('.LastAuthUser') && oldValue !== newValue) changed();
  };
  addEventListener('storage', listen);
  return () => removeEventListener('storage', listen);
};

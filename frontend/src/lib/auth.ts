import { freshStoredToken, storedUser } from './stored-session';

/** Loaded after the first paint: signing in needs it, looking at a screen does not. */
const amplify = async () => {
  const loaded = await import('./amplify');
  await loaded.configured;
  return loaded;
};

/** Starts loading it, so that the button does not have to wait. */
export const warmUp = () => void amplify().catch(() => undefined);

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

export type SignInOutcome = 'signed-in' | 'new-password';

export const signIn = async (email: string, password: string): Promise<SignInOutcome> => {
  const auth = await amplify();
  owner = undefined;
  // A half-finished or forgotten session of somebody else would make Amplify refuse.
  await auth.signOut().catch(() => undefined);
  const { nextStep } = await auth.signIn({ username: email, password });
  if (nextStep.signInStep === 'RESET_PASSWORD')
    throw Object.assign(new Error(), { name: 'PasswordResetRequired' });
  if (nextStep.signInStep === 'CONFIRM_SIGN_IN_WITH_NEW_PASSWORD_REQUIRED') return 'new-password';
  if (nextStep.signInStep !== 'DONE') throw new Error(`Unexpected step ${nextStep.signInStep}`);
  return 'signed-in';
};

export const setNewPassword = async (password: string): Promise<void> => {
  await (await amplify()).confirmSignIn({ challengeResponse: password });
};

export const requestReset = async (email: string): Promise<void> => {
  await (await amplify()).resetPassword({ username: email });
};

export const confirmReset = async (email: string, code: string, password: string): Promise<void> => {
  await (await amplify()).confirmResetPassword({
    username: email,
    confirmationCode: code,
    newPassword: password,
  });
};

export const signOut = async (): Promise<void> => {
  owner = undefined;
  await (await amplify()).signOut();
};

/** For whoever is signed in. Cognito words a wrong current password like a sign-in that failed. */
export const changePassword = async (oldPassword: string, newPassword: string): Promise<void> => {
  try {
    await (await amplify()).updatePassword({ oldPassword, newPassword });
  } catch (error) {
    if (!/^incorrect/i.test((error as Error).message)) throw error;
    throw Object.assign(new Error(), { name: 'WrongCurrentPassword' });
  }
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

/**
 * Signs out on every device. Amplify says nothing when that fails, so the session is renewed first: that tells
 * whether there is a network and a session to end.
 */
export const signOutEverywhere = async (): Promise<void> => {
  if ((await idToken({ refresh: true })) === undefined)
    throw Object.assign(new Error(), { name: 'UserUnAuthenticatedException' });
  await (await amplify()).signOut({ global: true });
};

const signInTexts: Record<string, string> = {
  NotAuthorizedException: 'That e-mail and password do not belong together. Please try again.',
  UserNotFoundException: 'That e-mail and password do not belong together. Please try again.',
  InvalidPasswordException:
    'Please choose a password of at least 12 letters or numbers. Three or four words work well.',
  CodeMismatchException: 'That code is not right. Please look at the e-mail again.',
  ExpiredCodeException: 'That code is too old. Please ask for a new one.',
  LimitExceededException: 'That was tried too often. Please wait a while, then try again.',
  TooManyRequestsException: 'That was tried too often. Please wait a while, then try again.',
  WrongCurrentPassword: 'That is not your current password. Please try again.',
  UserUnAuthenticatedException: 'You are not signed in here any more. Please sign in again.',
  PasswordResetRequired: 'This account needs a new password: choose “Forgot your password?”.',
  NetworkError: 'Connection error. Please check your internet connection and try again.',
};

/** What to tell somebody when signing in, or anything around it, did not work. */
export const authErrorText = (error: unknown): string => {
  const { name = '', message = '' } = error as Partial<Error>;
  if (/attempts exceeded/i.test(message))
    return 'Too many tries in a row, so this account is having a short rest. Wait a few minutes, then try again.';
  if (/revoked/i.test(message)) return signInTexts.UserUnAuthenticatedException ?? '';
  if (/session/i.test(message)) return 'That took a little too long. Please go back and sign in once more.';
  if (/temporary password has expired|cannot be reset/i.test(message))
    return 'This invitation is too old. Please ask for a new one.';
  if (/disabled/i.test(message))
    return 'This account is switched off. Please ask the grown-up who set it up.';
  if (error instanceof TypeError) return signInTexts.NetworkError ?? '';
  return signInTexts[name] ?? 'Something went wrong. Please try again.';
};

import { amplify, idToken } from './auth';
import { signOut } from './sign-out';

/** Preloads Amplify, so that the button does not have to wait. */
export const warmUp = () => void amplify().catch(() => undefined);

/** `factor`: the code of an authenticator app is asked for. */
export type SignInOutcome = 'signed-in' | 'new-password' | 'factor';

const outcomes: Readonly<Record<string, SignInOutcome>> = {
  DONE: 'signed-in',
  CONFIRM_SIGN_IN_WITH_NEW_PASSWORD_REQUIRED: 'new-password',
  CONFIRM_SIGN_IN_WITH_TOTP_CODE: 'factor',
};

interface Answer {
  readonly nextStep: { readonly signInStep: string };
}

/** Throws an error with the name of any other step, such as RESET_PASSWORD. */
const outcomeOf = ({ nextStep: { signInStep: name } }: Answer): SignInOutcome => {
  const outcome = outcomes[name];
  if (outcome) return outcome;
  throw Object.assign(new Error(), { name });
};

export const signIn = async (email: string, password: string): Promise<SignInOutcome> => {
  const auth = await amplify();
  // Amplify refuses while an abandoned session of another user is left.
  await signOut();
  return outcomeOf(await auth.signIn({ username: email, password }));
};

export const setNewPassword = async (password: string): Promise<SignInOutcome> =>
  outcomeOf(await (await amplify()).confirmSignIn({ challengeResponse: password }));

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

/** For a signed-in user. Cognito answers a wrong current password like a failed sign-in. */
export const changePassword = async (oldPassword: string, newPassword: string): Promise<void> => {
  try {
    await (await amplify()).updatePassword({ oldPassword, newPassword });
  } catch (error) {
    if (!/^incorrect/i.test((error as Error).message)) throw error;
    throw Object.assign(new Error(), { name: 'WrongCurrentPassword' });
  }
};

/**
 * Verifies that there are a network and a session to end, because Amplify does not report a failure of signing out
 * everywhere. Throws otherwise.
 */
export const checkSession = async (): Promise<void> => {
  if ((await idToken({ refresh: true })) === undefined)
    throw Object.assign(new Error(), { name: 'UserUnAuthenticatedException' });
};

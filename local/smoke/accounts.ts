import { Amplify } from 'aws-amplify';
import {
  confirmSignIn,
  fetchAuthSession,
  setUpTOTP,
  signIn,
  signUp,
  verifyTOTPSetup,
} from 'aws-amplify/auth';
import { cognitoUserPoolsTokenProvider } from 'aws-amplify/auth/cognito';
import { ConsoleLogger } from 'aws-amplify/utils';
import type { SiteConfig } from '../../frontend/src/lib/config';
import { codeOfStep, stepOf } from '../totp';

// It warns of every pool that is not Amazon's own.
ConsoleLogger.LOG_LEVEL = 'ERROR';

/** Keeps a session for one sign-in: the next one begins without any. */
const memory = () => {
  const kept = new Map<string, string>();
  return {
    setItem: async (key: string, value: string) => void kept.set(key, value),
    getItem: async (key: string) => kept.get(key) ?? null,
    removeItem: async (key: string) => void kept.delete(key),
    clear: async () => kept.clear(),
  };
};

const begin = ({ userPoolId, userPoolClientId, userPoolEndpoint }: SiteConfig) => {
  Amplify.configure({
    Auth: { Cognito: { userPoolId, userPoolClientId, ...(userPoolEndpoint && { userPoolEndpoint }) } },
  });
  cognitoUserPoolsTokenProvider.setKeyValueStorage(memory());
};

export interface Ways {
  /** The password of an account made by hand, which the other one replaces. */
  readonly first?: string | undefined;
  /** Of an authenticator app. */
  readonly code?: string | undefined;
}

/** The ID token of a sign-in by the pool's own protocol, like the browser's. */
export const tokenOf = async (
  config: SiteConfig,
  username: string,
  password: string,
  { first, code }: Ways = {},
): Promise<string> => {
  begin(config);
  let { nextStep } = await signIn({ username, password: first ?? password });
  if (nextStep.signInStep === 'CONFIRM_SIGN_IN_WITH_NEW_PASSWORD_REQUIRED')
    ({ nextStep } = await confirmSignIn({ challengeResponse: password }));
  if (nextStep.signInStep === 'CONFIRM_SIGN_IN_WITH_TOTP_CODE' && code !== undefined)
    ({ nextStep } = await confirmSignIn({ challengeResponse: code }));
  const { tokens } = await fetchAuthSession();
  const token = tokens?.idToken?.toString();
  if (token === undefined) throw new Error(`no session: ${nextStep.signInStep}`);
  return token;
};

/** The six digits that an app with this key shows now. */
export const codeNow = (key: string): string => codeOfStep(key, stepOf(Date.now()));

/** Connects an authenticator app to whoever has signed in last. Resolves with its key. */
export const connectApp = async (): Promise<string> => {
  const { sharedSecret } = await setUpTOTP();
  await verifyTOTPSetup({ code: codeNow(sharedSecret) });
  return sharedSecret;
};

/** Resolves in the next half minute: a code works once. */
export const nextCode = (): Promise<void> => {
  const ends = (stepOf(Date.now()) + 1) * 30_000;
  return new Promise((resolve) => setTimeout(resolve, ends - Date.now() + 100));
};

/** Signs up with the code of an invitation, or without one. */
export const register = async (
  config: SiteConfig,
  username: string,
  password: string,
  code = '',
): Promise<void> => {
  begin(config);
  const invitation = { invitation: code };
  const options = {
    userAttributes: { email: username },
    validationData: invitation,
    clientMetadata: invitation,
  };
  await signUp({ username, password, options });
};

import { Amplify } from 'aws-amplify';
import { confirmSignIn, fetchAuthSession, signIn, signUp } from 'aws-amplify/auth';
import { cognitoUserPoolsTokenProvider } from 'aws-amplify/auth/cognito';
import { ConsoleLogger } from 'aws-amplify/utils';
import type { SiteConfig } from '../../frontend/src/lib/config';

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

/** The ID token of a sign-in by the pool's own protocol, like the browser's. `first` is the password of an account made by hand. */
export const tokenOf = async (
  config: SiteConfig,
  username: string,
  password: string,
  first?: string,
): Promise<string> => {
  begin(config);
  const { nextStep } = await signIn({ username, password: first ?? password });
  if (nextStep.signInStep === 'CONFIRM_SIGN_IN_WITH_NEW_PASSWORD_REQUIRED')
    await confirmSignIn({ challengeResponse: password });
  const { tokens } = await fetchAuthSession();
  const token = tokens?.idToken?.toString();
  if (token === undefined) throw new Error(`no session: ${nextStep.signInStep}`);
  return token;
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

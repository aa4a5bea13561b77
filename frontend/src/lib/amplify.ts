import { Amplify } from 'aws-amplify';
import {
  confirmResetPassword,
  confirmSignIn,
  fetchAuthSession,
  resetPassword,
  setUpTOTP,
  signIn,
  signOut,
  signUp,
  updatePassword,
  verifyTOTPSetup,
} from 'aws-amplify/auth';
import { type SiteConfig, siteConfig } from './config';

const configure = ({ userPoolId, userPoolEndpoint }: SiteConfig, userPoolClientId: string) =>
  Amplify.configure({
    Auth: { Cognito: { userPoolId, userPoolClientId, ...(userPoolEndpoint && { userPoolEndpoint }) } },
  });

/** Whether the session on this browser began at this app client. */
const isSignedInAt = (clientId: string): boolean =>
  localStorage.getItem(`CognitoIdentityServiceProvider.${clientId}.LastAuthUser`) !== null;

/** Until a child signs in here, or somebody signs out. */
export const atClientOf = async (whose: 'children' | 'others'): Promise<void> => {
  const config = await siteConfig();
  configure(config, whose === 'children' ? config.childrenClientId : config.userPoolClientId);
};

/**
 * All parts of Amplify that the app uses, in a separate chunk, configured before the first call: a session is refreshed at the
 * app client where it began.
 */
export const configured = siteConfig().then(({ childrenClientId }) =>
  atClientOf(isSignedInAt(childrenClientId) ? 'children' : 'others'),
);

export {
  confirmResetPassword,
  confirmSignIn,
  fetchAuthSession,
  resetPassword,
  setUpTOTP,
  signIn,
  signOut,
  signUp,
  updatePassword,
  verifyTOTPSetup,
};

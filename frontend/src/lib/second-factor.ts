import { amplify } from './auth';

/** What an authenticator app needs: as a link, which a QR code can show, and to type. */
export interface AppKey {
  readonly link: string;
  readonly secret: string;
}

/** Begins to connect an authenticator app. A key that was given before is worth nothing any more. */
export const newAppKey = async (email: string): Promise<AppKey> => {
  const { sharedSecret, getSetupUri } = await (await amplify()).setUpTOTP();
  return { link: getSetupUri('Inkwren', email).href, secret: sharedSecret };
};

/** Proves by a code that the app has the key. */
export const proveApp = async (code: string): Promise<void> => {
  await (await amplify()).verifyTOTPSetup({ code });
};

/** The second step of a sign-in. */
export const confirmCode = async (code: string): Promise<void> => {
  await (await amplify()).confirmSignIn({ challengeResponse: code });
};

const wrongCode = ['CodeMismatchException', 'EnableSoftwareTokenMFAException', 'InvalidParameterException'];

/** The text for a code that was not accepted; undefined for another failure. */
export const codeErrorText = (error: unknown): string | undefined => {
  const { name = '' } = error as Partial<Error>;
  if (wrongCode.includes(name))
    return 'That code is not right. Please type the one that your app shows now. If it is never right, let the phone set its clock by itself.';
  if (name === 'ExpiredCodeException')
    return 'That code was used already. Please wait for the next one: it comes within half a minute.';
  return undefined;
};

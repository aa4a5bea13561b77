import { invitationsErrors } from '../../../contract/invitations/errors';
import { amplify } from './auth';
import { authErrorText } from './auth-errors';

interface NewAccount {
  readonly email: string;
  readonly password: string;
  /** From the link of the invitation. */
  readonly code: string | undefined;
}

/** Creates an account that can sign in immediately. Rejects for an address without an invitation. */
export const signUp = async ({ email, password, code = '' }: NewAccount): Promise<void> => {
  const invitation = { invitation: code };
  await (await amplify()).signUp({
    username: email,
    password,
    options: { userAttributes: { email }, validationData: invitation, clientMetadata: invitation },
  });
};

/** The text for a failure of the sign-up. */
export const signUpErrorText = (error: unknown): string => {
  const { name = '', message = '' } = error as Partial<Error>;
  const refused = name === 'UserLambdaValidationException' && !message.startsWith('PostConfirmation');
  if (refused || /not permitted/i.test(message)) return invitationsErrors.not_invited.text;
  if (name === 'UsernameExistsException') return invitationsErrors.email_taken.text;
  return authErrorText(error);
};

import {
  AdminAddUserToGroupCommand,
  AdminCreateUserCommand,
  AdminGetUserCommand,
  AdminSetUserPasswordCommand,
  CognitoIdentityProviderClient,
  UsernameExistsException,
} from '@aws-sdk/client-cognito-identity-provider';
import { region } from '../template/template';

/** The address of the user pool for the SDK. */
export interface PoolAddress {
  readonly endpoint: string;
  readonly userPoolId: string;
}

/** Creates accounts in the user pool, as an operator's tools would on AWS. Idempotent. */
export const signIns = ({ endpoint, userPoolId }: PoolAddress) => {
  const cognito = new CognitoIdentityProviderClient({
    region,
    endpoint,
    credentials: { accessKeyId: 'local', secretAccessKey: 'local' },
  });
  const pool = { UserPoolId: userPoolId };

  const subOf = async (email: string): Promise<string> => {
    const { UserAttributes } = await cognito.send(new AdminGetUserCommand({ ...pool, Username: email }));
    return UserAttributes?.find(({ Name }) => Name === 'sub')?.Value ?? '';
  };

  return {
    /** Creates an account with a temporary password, which must be changed at the first sign-in. */
    create: async (email: string, temporary: string): Promise<string> => {
      const attributes = [
        { Name: 'email', Value: email },
        { Name: 'email_verified', Value: 'true' },
      ];
      try {
        await cognito.send(
          new AdminCreateUserCommand({
            ...pool,
            Username: email,
            TemporaryPassword: temporary,
            MessageAction: 'SUPPRESS',
            UserAttributes: attributes,
          }),
        );
      } catch (error) {
        if (!(error instanceof UsernameExistsException)) throw error;
      }
      return subOf(email);
    },
    confirm: (email: string, password: string) =>
      cognito.send(
        new AdminSetUserPasswordCommand({ ...pool, Username: email, Password: password, Permanent: true }),
      ),
    join: (email: string, group: string) =>
      cognito.send(new AdminAddUserToGroupCommand({ ...pool, Username: email, GroupName: group })),
  };
};

import { askService, invoke } from './services';

interface Attribute {
  readonly Name: string;
  readonly Value: string;
}

/** What a browser sends to Cognito's `SignUp`. */
interface SignUp {
  readonly ClientId: string;
  readonly Username: string;
  readonly Password: string;
  readonly UserAttributes?: readonly Attribute[];
  readonly ValidationData?: readonly Attribute[];
  readonly ClientMetadata?: Readonly<Record<string, string>>;
}

export interface Pool {
  readonly url: string;
  readonly userPoolId: string;
  /** The name of the function that Cognito asks before it creates an account. */
  readonly preSignUp: string;
}

const service = 'AWSCognitoIdentityProviderService';

const record = (attributes: readonly Attribute[] = []) =>
  Object.fromEntries(attributes.map(({ Name, Value }) => [Name, Value]));

const eventOf = ({ userPoolId }: Pool, userName: string, input: SignUp) => ({
  version: '1',
  triggerSource: 'PreSignUp_SignUp',
  region: userPoolId.split('_')[0],
  userPoolId,
  userName,
  callerContext: { awsSdkVersion: 'aws-sdk-unknown-unknown', clientId: input.ClientId },
  request: {
    userAttributes: record(input.UserAttributes),
    validationData: record(input.ValidationData),
    ...(input.ClientMetadata && { clientMetadata: input.ClientMetadata }),
  },
  response: { autoConfirmUser: false, autoVerifyEmail: false, autoVerifyPhone: false },
});

/**
 * A sign-up as Cognito does it: the trigger gets all that the browser sends, which the engine leaves out (`lacks.ts`), and decides.
 * The engine then creates the user.
 */
export const signUp = async (pool: Pool, input: SignUp): Promise<{ status: number; body: object }> => {
  const decided = await invoke(pool, pool.preSignUp, eventOf(pool, crypto.randomUUID(), input));
  const answer = JSON.parse(decided.text);
  if (decided.hasFailed)
    return {
      status: 400,
      body: {
        __type: 'UserLambdaValidationException',
        message: `PreSignUp failed with error ${answer.errorMessage}.`,
      },
    };
  const { autoConfirmUser, autoVerifyEmail } = answer.response;
  if (!autoConfirmUser) throw new Error('A sign-up that waits for a code is not made here');
  const ask = askService(pool);
  const user = { UserPoolId: pool.userPoolId, Username: input.Username };
  const verified = { Name: 'email_verified', Value: String(autoVerifyEmail) };
  try {
    const created = await ask('cognito-idp', `${service}.AdminCreateUser`, {
      ...user,
      MessageAction: 'SUPPRESS',
      UserAttributes: [...(input.UserAttributes ?? []), verified],
    });
    await ask('cognito-idp', `${service}.AdminSetUserPassword`, {
      ...user,
      Password: input.Password,
      Permanent: true,
    });
    const { Attributes } = created.User as { Attributes: readonly Attribute[] };
    return { status: 200, body: { UserConfirmed: true, UserSub: record(Attributes).sub } };
  } catch (error) {
    return { status: 400, body: JSON.parse((error as Error).message.replace(/^[^{]*/, '')) };
  }
};

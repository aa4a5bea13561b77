import { ask, cloud } from './cloud';

/**
 * One operation of the user pool, with admin rights. Rejects like the SDK, which would cost each suite half a second of
 * processor time to load.
 */
export const askPool = async (operation: string, input: object): Promise<Record<string, unknown>> => {
  const { status, body } = await ask(cloud.identity.endpoint, {
    method: 'POST',
    headers: {
      'x-amz-target': `AWSCognitoIdentityProviderService.${operation}`,
      'content-type': 'application/x-amz-json-1.1',
      authorization: 'AWS4-HMAC-SHA256 Credential=local/',
    },
    body: JSON.stringify(input),
  });
  const { __type: name, ...answer } = body;
  if (status !== 200) throw Object.assign(new Error(), { name, status, ...answer });
  return answer;
};

const password = 'a-test-of-many-words';

/** Creates an account, as an operator's tools would. Returns its id. */
export const createAccount = async (email: string): Promise<string> => {
  const user = { UserPoolId: cloud.identity.userPoolId, Username: email };
  const { User } = await askPool('AdminCreateUser', {
    ...user,
    MessageAction: 'SUPPRESS',
    UserAttributes: [
      { Name: 'email', Value: email },
      { Name: 'email_verified', Value: 'true' },
    ],
  });
  await askPool('AdminSetUserPassword', { ...user, Password: password, Permanent: true });
  const { Attributes } = User as { Attributes: { Name: string; Value: string }[] };
  return String(Attributes.find(({ Name }) => Name === 'sub')?.Value);
};

export const addToGroup = (email: string, GroupName: string) =>
  askPool('AdminAddUserToGroup', { UserPoolId: cloud.identity.userPoolId, Username: email, GroupName });

export const makeOperator = (email: string) => addToGroup(email, 'operators');

/** Gives a user a second factor in the pool. */
export const enrol = (email: string) =>
  ask(`${cloud.url}/_local/factor`, { method: 'POST', body: JSON.stringify({ email }) });

/** Signs up like the site: with the code of the invitation's link as validation data. */
export const register = (email: string, code?: string) =>
  askPool('SignUp', {
    ClientId: 'inkwrenlaptop',
    Username: email,
    Password: password,
    UserAttributes: [{ Name: 'email', Value: email }],
    ...(code !== undefined && { ValidationData: [{ Name: 'invitation', Value: code }] }),
  });

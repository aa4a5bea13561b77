import { flags } from '../../contract/flags/endpoints';
import { operations } from '../../contract/operations/endpoints';
import { codeOfStep, stepOf } from '../../local/totp';
import { ask, cloud } from './cloud';
import { codeOf } from './endpoints';
import { callsWith, createPerson, type Person, tokenOf } from './people';
import { askPool, makeOperator } from './pool';

export const user = ({ email }: Pick<Person, 'email'>) => ({
  UserPoolId: cloud.identity.userPoolId,
  Username: email,
});

/** A member of the group who has a profile and no second factor. */
export const createMember = async () => {
  const person = await createPerson('parent');
  await makeOperator(person.email);
  const tokens = await tokensOf(person.email);
  return { ...person, ...tokens, call: callsWith(tokens.idToken) };
};

export const tokensOf = async (
  email: string,
): Promise<{ idToken: string; accessToken: string; refreshToken: string }> =>
  (await ask(`${cloud.url}/_local/token?email=${encodeURIComponent(email)}`)).body;

/** Registers an authenticator app. */
export const connectApp = async (AccessToken: string) => {
  const { SecretCode } = await askPool('AssociateSoftwareToken', { AccessToken });
  const UserCode = codeOfStep(String(SecretCode), stepOf(Date.now()));
  return askPool('VerifySoftwareToken', { AccessToken, UserCode });
};

export const refresh = (REFRESH_TOKEN: string) =>
  askPool('InitiateAuth', {
    ...{ ClientId: 'inkwrenlaptop', AuthFlow: 'REFRESH_TOKEN_AUTH' },
    AuthParameters: { REFRESH_TOKEN },
  });

/** The answer to a call that only operators may make: its code, or nothing. */
export const refusalOf = async ({ call }: Pick<Person, 'call'>) => {
  const answer = await call(flags.open, { query: {} });
  return answer.status === 200 ? undefined : codeOf(answer);
};

export const signedIn = async (email: string) => ({ call: callsWith(await tokenOf(email)) });

export const setUp = ({ call }: Pick<Person, 'call'>) => call(operations.setUpFactor, {});

export const idIn = async ({ call }: Pick<Person, 'call'>, email: string) => {
  const { operators } = (await call(operations.operators, {})).body;
  return operators.find((one) => one.email === email);
};

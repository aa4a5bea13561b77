import { CognitoIdentityProviderClient, SignUpCommand } from '@aws-sdk/client-cognito-identity-provider';
import { onboarding } from '../../contract/onboarding';
import type { AccountType, Region } from '../../contract/users';
import type { SeedTask } from '../../local/seed/handler';
import { region } from '../../local/template/template';
import { cloud, eventually, seed } from './cloud';
import { codeIn, mailsTo, mailTo, newAddress } from './mail';
import { callsWith, type Person, randomLetters, tokenOf } from './people';

const ClientId = 'inkwrenlaptop';
const cognito = new CognitoIdentityProviderClient({ region, endpoint: cloud.identity.endpoint });

/** The same client with an operator's rights. */
const admin = new CognitoIdentityProviderClient({
  region,
  endpoint: cloud.identity.endpoint,
  credentials: { accessKeyId: 'local', secretAccessKey: 'local' },
});
export const administer: typeof admin.send = admin.send.bind(admin);

type Terms = Extract<SeedTask, { task: 'invitation' }>['terms'];

/** Signs up as the site does: the code of the invitation's link goes along as validation data. */
export const register = (email: string, code?: string) =>
  cognito.send(
    new SignUpCommand({
      ClientId,
      Username: email,
      Password: 'a-test-of-many-words',
      UserAttributes: [{ Name: 'email', Value: email }],
      ...(code !== undefined && { ValidationData: [{ Name: 'invitation', Value: code }] }),
    }),
  );

/** Invites an address and answers the code of the mail. */
export const invite = async (email: string, terms?: Terms): Promise<string> => {
  const before = (await mailsTo(email)).length;
  await seed({ task: 'invitation', email, terms });
  return codeIn(await mailTo(email, before + 1));
};

/** Somebody who has signed up by the link of an invitation, and has no profile yet. */
export const signUp = async (terms?: Terms, email = newAddress('newcomer')) => {
  await register(email, await invite(email, terms));
  return signedIn(email);
};

/** Whoever has an account under this address. */
export const signedIn = async (email: string) => {
  const token = await tokenOf(email);
  return { email, token, call: callsWith(token) };
};

export type Newcomer = Awaited<ReturnType<typeof signedIn>>;

export interface Basics {
  readonly invitation?: string;
  readonly username: string;
  readonly age: number;
  readonly account_type: AccountType;
  readonly region: Region;
}

/** A username that nobody else has. */
export const newName = (prefix = 'Reader') => `${prefix} ${randomLetters()}`;

/** Whom most tests are about: old enough to decide alone. */
export const basics = (of: Partial<Basics> = {}): Basics => ({
  username: newName(),
  age: 13,
  account_type: 'student',
  region: 'United States',
  ...of,
});

/** Agrees to the terms and sets the profile up. */
export const setUp = async ({ call }: Newcomer, of?: Partial<Basics>) => {
  await call(onboarding.agree, { body: { terms_and_conditions: true } });
  return call(onboarding.setUp, { body: basics(of) });
};

/** Resolves with somebody's profile once it was decided whether others see the name they chose. */
export const nameDecided = ({ call }: Pick<Person, 'call'>) =>
  eventually(async () => {
    const { profile } = (await call(onboarding.state, {})).body;
    return profile === null || profile.username_status === 'checking' ? undefined : profile;
  });

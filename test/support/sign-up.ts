import { onboarding } from '../../contract/onboarding/endpoints';
import type { AccountType, Region } from '../../contract/users/endpoints';
import type { SeedTask } from '../../local/seed/handler';
import { advanceClock, eventually, seed } from './cloud';
import { codeIn, mailsTo, newAddress } from './mail';
import { callsWith, type Person, randomLetters, tokenOf } from './people';
import { register } from './pool';

type Terms = Extract<SeedTask, { task: 'invitation' }>['terms'];

/** Invites an address and returns the code of the mail. */
export const invite = async (email: string, terms?: Terms): Promise<string> => {
  const before = (await mailsTo(email)).length;
  await seed({ task: 'invitation', email, terms });
  const mail = await eventually(async () =>
    // Another mail may come first, for example that of a recommendation.
    (await mailsTo(email)).slice(before).find(({ text }) => text.includes('code=')),
  );
  return codeIn(mail);
};

/** A user who has signed up by the link of an invitation, without a profile. */
export const signUp = async (terms?: Terms, email = newAddress('newcomer')) => {
  await register(email, await invite(email, terms));
  return signedIn(email);
};

/** The user with an account under this address. */
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

/** An unused username. */
export const newName = (prefix = 'Reader') => `${prefix} ${randomLetters()}`;

/** The default user of tests: old enough to decide alone. */
export const basics = (of: Partial<Basics> = {}): Basics => ({
  username: newName(),
  age: 13,
  account_type: 'student',
  region: 'United States',
  ...of,
});

/** Agrees to the terms and creates the profile. */
export const setUp = async ({ call }: Newcomer, of?: Partial<Basics>) => {
  await call(onboarding.agree, { body: { terms_and_conditions: true } });
  return call(onboarding.setUp, { body: basics(of) });
};

/** Resolves with a user's profile once the check of the name is decided. */
export const nameDecided = async ({ call }: Pick<Person, 'call'>) => {
  // Another engine has no stream: the schedule checks the name.
  if (process.env.DYNAMODB_URL !== undefined) await advanceClock('PT5M');
  return eventually(async () => {
    const { profile } = (await call(onboarding.state, {})).body;
    return profile === null || profile.username_status === 'checking' ? undefined : profile;
  });
};

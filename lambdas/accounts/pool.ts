import * as z from 'zod/mini';
import { isMadeUp } from '../../contract/rules/made-up-address';
import { personAttribute, personOf } from '../../contract/rules/person';
import { AwsRefusal, awsCall } from '../platform/aws-call';
import { setting } from '../platform/config';
import { newSecret } from '../platform/secret';

const Attributes = z.array(z.object({ Name: z.string(), Value: z.optional(z.string()) }));

const Found = z.object({ Username: z.string(), UserAttributes: Attributes });
const Page = z.object({
  Users: z.array(z.object({ Username: z.string(), Attributes })),
  PaginationToken: z.optional(z.string()),
});

const ofPool = (operation: string, input: object) =>
  awsCall('cognito-idp', operation, { UserPoolId: setting('USER_POOL_ID'), ...input });

const ask = (operation: string, username: string, input: object = {}) =>
  ofPool(operation, { Username: username, ...input });

const ifThere = (call: Promise<unknown>): Promise<unknown> =>
  call.catch((error: unknown) => {
    if (error instanceof AwsRefusal && error.type === 'UserNotFoundException') return undefined;
    throw error;
  });

export interface PoolUser {
  readonly sub: string;
  /** The id of the person whom the user is. */
  readonly person: string;
}

const somebodyWith = (attributes: z.infer<typeof Attributes>, name: string): PoolUser => {
  const values = Object.fromEntries(attributes.map(({ Name, Value }) => [Name, Value]));
  const sub = values.sub ?? name;
  return { sub, person: personOf({ ...values, sub }) };
};

/** The pool's user with this address. */
export const findPoolUser = async (email: string): Promise<PoolUser | undefined> => {
  const found = await ifThere(ask('AdminGetUser', email));
  if (found === undefined) return undefined;
  const { Username, UserAttributes } = Found.parse(found);
  return somebodyWith(UserAttributes, Username);
};

/** Creates a user who is the person. A made-up address stays unverified, so that the pool mails no code to it. */
export const createPoolUser = async (email: string, person: string): Promise<void> => {
  const email_verified = isMadeUp(email) ? 'false' : 'true';
  const UserAttributes = Object.entries({ email, email_verified, [personAttribute]: person });
  await ask('AdminCreateUser', email, {
    MessageAction: 'SUPPRESS',
    UserAttributes: UserAttributes.map(([Name, Value]) => ({ Name, Value })),
  });
};

/** A password that nobody knows: the person chooses one with a code, as after a forgotten one. A temporary one would expire. */
export const setUnknownPassword = async (email: string): Promise<void> => {
  await ask('AdminSetUserPassword', email, { Password: newSecret(), Permanent: true });
};

/** Revokes all tokens of a user, who cannot sign in again. */
export const disablePoolUser = (sub: string): Promise<unknown> => ifThere(ask('AdminDisableUser', sub));

export const deletePoolUser = (sub: string): Promise<unknown> => ifThere(ask('AdminDeleteUser', sub));

export const enablePoolUser = (sub: string): Promise<unknown> => ifThere(ask('AdminEnableUser', sub));

/** Revokes the refresh tokens; those that are out are valid for an hour at most. */
export const signOutPoolUser = (sub: string): Promise<unknown> => ifThere(ask('AdminUserGlobalSignOut', sub));

/** The ids of all people who have a user in the pool. A request for sixty of them; eventually consistent. */
export const peopleInPool = async (): Promise<ReadonlySet<string>> => {
  const people = new Set<string>();
  let from: string | undefined;
  do {
    const answer = await ofPool('ListUsers', from === undefined ? {} : { PaginationToken: from });
    const page: z.infer<typeof Page> = Page.parse(answer);
    for (const { Username, Attributes: attributes } of page.Users)
      people.add(somebodyWith(attributes, Username).person);
    from = page.PaginationToken;
  } while (from !== undefined);
  return people;
};

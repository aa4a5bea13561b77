import * as z from 'zod/mini';
import { isMadeUp } from '../../contract/rules/made-up-address';
import { personAttribute, personOf } from '../../contract/rules/person';
import { AwsRefusal, awsCall } from '../platform/aws-call';
import { now, toSeconds } from '../platform/clock';
import { setting } from '../platform/config';
import { newSecret } from '../platform/secret';
import { operatorGroup } from './identify';

const Attributes = z.array(z.object({ Name: z.string(), Value: z.optional(z.string()) }));

const Found = z.object({ Username: z.string(), UserAttributes: Attributes, UserStatus: z.string() });
const Page = z.object({
  Users: z.array(
    z.object({ Username: z.string(), Attributes, UserStatus: z.string(), UserCreateDate: z.number() }),
  ),
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
  /** The sign-in of a child without an address whose maker was killed before it was complete: it lets nobody in. */
  readonly isHalfMade: boolean;
}

const valuesOf = (attributes: z.infer<typeof Attributes>) =>
  Object.fromEntries(attributes.map(({ Name, Value }) => [Name, Value]));

const somebodyWith = (attributes: z.infer<typeof Attributes>, name: string, status: string): PoolUser => {
  const values = valuesOf(attributes);
  const sub = values.sub ?? name;
  const isHalfMade = isMadeUp(values.email ?? '') && status !== 'CONFIRMED';
  return { sub, person: personOf({ ...values, sub }), isHalfMade };
};

/** The pool's user with this address. */
export const findPoolUser = async (email: string): Promise<PoolUser | undefined> => {
  const found = await ifThere(ask('AdminGetUser', email));
  if (found === undefined) return undefined;
  const { Username, UserAttributes, UserStatus } = Found.parse(found);
  return somebodyWith(UserAttributes, Username, UserStatus);
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

/** In seconds. Whoever makes a sign-in with an account has ended by then. */
const settledAfter = 3600;

interface InPool {
  /** The ids of all people who have a user in the pool that is not half-made. */
  readonly people: ReadonlySet<string>;
  /** The users of children without an address, by the child's id, without those made within the last hour. */
  readonly ofChildren: Map<string, PoolUser>;
}

/** Everybody in the pool. A request for sixty of them; eventually consistent. */
export const everybodyInPool = async (): Promise<InPool> => {
  const people = new Set<string>();
  const ofChildren = new Map<string, PoolUser>();
  let from: string | undefined;
  do {
    const answer = await ofPool('ListUsers', from === undefined ? {} : { PaginationToken: from });
    const page: z.infer<typeof Page> = Page.parse(answer);
    for (const { Username, Attributes: attributes, UserStatus, UserCreateDate } of page.Users) {
      const user = somebodyWith(attributes, Username, UserStatus);
      if (!user.isHalfMade) people.add(user.person);
      const isSettled = UserCreateDate + settledAfter < toSeconds(now());
      if (isMadeUp(valuesOf(attributes).email ?? '') && isSettled) ofChildren.set(user.person, user);
    }
    from = page.PaginationToken;
  } while (from !== undefined);
  return { people, ofChildren };
};

/** The members of the group of operators, of whom a pool has at most sixty. */
export const operatorsInPool = async (): Promise<(PoolUser & { readonly email: string })[]> => {
  const answer = await ofPool('ListUsersInGroup', { GroupName: operatorGroup, Limit: 60 });
  return Page.parse(answer).Users.map(({ Username, Attributes: attributes, UserStatus }) => ({
    ...somebodyWith(attributes, Username, UserStatus),
    email: valuesOf(attributes).email ?? '',
  }));
};

const preferFactor = (sub: string, Enabled: boolean) =>
  ask('AdminSetUserMFAPreference', sub, {
    SoftwareTokenMfaSettings: { Enabled, PreferredMfa: Enabled },
  });

/** Has the code of a user's authenticator app demanded at each sign-in. False for an app that has not shown a code yet. */
export const demandFactor = async (sub: string): Promise<boolean> => {
  try {
    await preferFactor(sub, true);
    return true;
  } catch (error) {
    if (error instanceof AwsRefusal && error.type === 'InvalidParameterException') return false;
    throw error;
  }
};

/** From the next sign-in on the password is enough. */
export const removeFactorInPool = (sub: string): Promise<unknown> => preferFactor(sub, false);

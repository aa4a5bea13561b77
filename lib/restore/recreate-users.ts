import { randomBytes } from 'node:crypto';
import {
  AdminCreateUserCommand,
  AdminDisableUserCommand,
  AdminGetUserCommand,
  AdminSetUserPasswordCommand,
  type CognitoIdentityProviderClient,
  UsernameExistsException,
} from '@aws-sdk/client-cognito-identity-provider';
import { isMadeUp } from '../../contract/rules/made-up-address';
import { personAttribute, personOf } from '../../contract/rules/person';

/** A person's record, as far as the pool needs it. */
export interface PersonRecord {
  readonly id: string;
  readonly email: string;
  /** The account is shut and waits for its deletion. */
  readonly deleting_at?: string | undefined;
}

export interface Recreated {
  /** Users that this run has created. */
  readonly created: number;
  /** Users of the same person that were there. */
  readonly present: number;
  /** The ids of people whose address another person's user has: nobody is replaced. */
  readonly taken: readonly string[];
}

/** Creates the user, or finds the person's own. False if the address is another person's. */
const create = async (
  client: CognitoIdentityProviderClient,
  UserPoolId: string,
  { id, email }: PersonRecord,
): Promise<'created' | 'present' | 'taken'> => {
  // The pool mails no code to a made-up address.
  const email_verified = String(!isMadeUp(email));
  const attributes = Object.entries({ email, email_verified, [personAttribute]: id });
  try {
    await client.send(
      new AdminCreateUserCommand({
        UserPoolId,
        Username: email,
        MessageAction: 'SUPPRESS',
        UserAttributes: attributes.map(([Name, Value]) => ({ Name, Value })),
      }),
    );
    return 'created';
  } catch (error) {
    if (!(error instanceof UsernameExistsException)) throw error;
  }
  const { UserAttributes = [] } = await client.send(new AdminGetUserCommand({ UserPoolId, Username: email }));
  const found = Object.fromEntries(UserAttributes.map(({ Name, Value }) => [Name, Value]));
  return personOf({ ...found, sub: found.sub ?? '' }) === id ? 'present' : 'taken';
};

/**
 * Creates a pool's user for each person, who keeps the id. Passwords are unknown: a person chooses one with a code, as after a
 * forgotten one, and a child without an address signs in by pictures as before. A shut account stays shut. May be repeated: a user
 * that is there is not changed, so that nobody loses a password that was chosen meanwhile.
 */
export const recreateUsers = async (
  client: CognitoIdentityProviderClient,
  UserPoolId: string,
  people: AsyncIterable<PersonRecord> | Iterable<PersonRecord>,
): Promise<Recreated> => {
  const counts = { created: 0, present: 0 };
  const taken: string[] = [];
  for await (const person of people) {
    const outcome = await create(client, UserPoolId, person);
    if (outcome === 'taken') {
      taken.push(person.id);
      continue;
    }
    counts[outcome] += 1;
    const user = { UserPoolId, Username: person.email };
    if (outcome === 'created') {
      const Password = randomBytes(32).toString('base64url');
      await client.send(new AdminSetUserPasswordCommand({ ...user, Password, Permanent: true }));
    }
    if (person.deleting_at !== undefined) await client.send(new AdminDisableUserCommand(user));
  }
  return { ...counts, taken };
};

import {
  deletePoolUser,
  disablePoolUser,
  enablePoolUser,
  findPoolUser,
  signOutPoolUser,
} from '../accounts/pool';

interface Somebody {
  readonly user_id: string;
  readonly email: string;
}

/**
 * The `sub` of a person's user in the pool, found by the address; undefined if there is none. Somebody else may have signed up
 * with the address since: that user is another person.
 */
const poolUserOf = async ({ user_id, email }: Somebody): Promise<string | undefined> => {
  const found = await findPoolUser(email);
  return found?.person === user_id ? found.sub : undefined;
};

/** Whether the person has a sign-in that is complete. */
export const hasSignIn = async ({ user_id, email }: Somebody): Promise<boolean> => {
  const found = await findPoolUser(email);
  return found?.person === user_id && !found.isHalfMade;
};

/** Whether another person's user has the address. */
export const isOfAnother = async ({ user_id, email }: Somebody): Promise<boolean> => {
  const found = await findPoolUser(email);
  return found !== undefined && found.person !== user_id;
};

/** Does nothing for a person whom the pool does not know any more. */
const act = async (somebody: Somebody, ...actions: readonly ((sub: string) => Promise<unknown>)[]) => {
  const sub = await poolUserOf(somebody);
  if (sub !== undefined) for (const action of actions) await action(sub);
};

/** Lets nobody sign in as the person, and signs the person out everywhere. Idempotent, like all of these. */
export const shutSignIn = (somebody: Somebody): Promise<void> =>
  act(somebody, disablePoolUser, signOutPoolUser);

export const openSignIn = (somebody: Somebody): Promise<void> => act(somebody, enablePoolUser);

export const deleteSignIn = (somebody: Somebody): Promise<void> => act(somebody, deletePoolUser);

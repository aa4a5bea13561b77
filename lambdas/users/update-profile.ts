import type { Interests } from '../../contract/interests';
import { noInterests, tidyInterests } from '../../contract/rules/interests';
import { ApiError } from '../platform/api-error';
import { absent, any, equal } from '../platform/table/condition';
import { transact } from '../platform/table/transact';
import { checkUsername } from './allowed-name';
import { type AboutItem, findAbout } from './find';
import type { Person } from './identify';
import { folded, lookLocks, usernameLocks } from './locks';
import { presentMe } from './present';
import { skeletonOf } from './skeleton';
import { abouts, type UserItem, users } from './store';

/** What was recommended for the old interests goes with them. */
const forgotten = { set: { book_recs: null, last_rec: null }, remove: ['interests_vec'] };

const withInterests = (about: AboutItem, given: Partial<Interests>) => {
  const interests = tidyInterests({ ...noInterests, ...about.interests, ...given });
  const same = JSON.stringify(interests) === JSON.stringify(about.interests);
  return same
    ? undefined
    : { set: { ...forgotten.set, interests }, remove: forgotten.remove, add: { interests_version: 1 } };
};

/** A name that is older than the skeletons has no lock of its look, which may be somebody else's by now. */
const isOldLookOurs = async ({ id, username }: UserItem, next: string): Promise<boolean> => {
  if (skeletonOf(username) === skeletonOf(next)) return false;
  const lock = await lookLocks.get({ value: username }, { consistent: true });
  return lock?.user_id === id;
};

/** The new name is taken and the old one given back in one transaction, so nobody is ever without a name or has two. */
const rename = async (user: UserItem, username: string): Promise<void> => {
  const inUser = users.updating({ id: user.id }, { set: { username } }, equal('username', user.username));
  if (folded(username) === folded(user.username)) {
    if ((await transact({ inUser })).length > 0) throw new ApiError('username_taken');
    return;
  }
  const refused = await transact<string>({
    inUser,
    taken: usernameLocks.creating({ value: username, user_id: user.id }),
    freed: usernameLocks.removing({ value: user.username }),
    look: lookLocks.putting(
      { value: username, user_id: user.id },
      any(absent('pk'), equal('user_id', user.id)),
    ),
    ...((await isOldLookOurs(user, username)) && { old: lookLocks.removing({ value: user.username }) }),
  });
  if (refused.length > 0) throw new ApiError('username_taken');
};

/** Changes the username and the interests, and leaves alone what is not given or is the same. */
export const updateProfile = async ({
  actor,
  body,
}: {
  actor: Person;
  body: {
    username?: string | undefined;
    interests?: { [K in keyof Interests]?: Interests[K] | undefined } | undefined;
  };
}) => {
  const { user, role } = actor;
  const { username = user.username, interests } = body;
  if (username !== user.username) {
    checkUsername(username);
    await rename(user, username);
  }
  const about = await findAbout(user.id);
  const given = Object.fromEntries(
    Object.entries(interests ?? {}).filter(([, items]) => items !== undefined),
  );
  const change = interests === undefined ? undefined : withInterests(about, given);
  if (change !== undefined) await abouts.update({ id: user.id }, change);
  return presentMe({ role, user: { ...user, username } }, { ...about, ...change?.set });
};

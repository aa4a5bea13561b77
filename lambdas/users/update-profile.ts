import type { Interests } from '../../contract/interests';
import { noInterests, tidyInterests } from '../../contract/rules/interests';
import { ApiError } from '../platform/api-error';
import { equal } from '../platform/table/condition';
import { transact } from '../platform/table/transact';
import { type AboutItem, findAbout } from './find';
import type { Person } from './identify';
import { presentMe } from './present';
import { abouts, folded, type UserItem, usernameLocks, users } from './store';

/** What was recommended for the old interests goes with them. */
const forgotten = { set: { book_recs: null, last_rec: null }, remove: ['interests_vec'] };

const withInterests = (about: AboutItem, given: Partial<Interests>) => {
  const interests = tidyInterests({ ...noInterests, ...about.interests, ...given });
  const same = JSON.stringify(interests) === JSON.stringify(about.interests);
  return same
    ? undefined
    : { set: { ...forgotten.set, interests }, remove: forgotten.remove, add: { interests_version: 1 } };
};

/** The new name is taken and the old one given back in one transaction, so nobody is ever without a name or has two. */
const rename = async (user: UserItem, username: string): Promise<void> => {
  const inUser = users.updating({ id: user.id }, { set: { username } }, equal('username', user.username));
  const inLocks = {
    taken: usernameLocks.creating({ value: username, user_id: user.id }),
    freed: usernameLocks.removing({ value: user.username }),
  };
  const sameLock = folded(username) === folded(user.username);
  const refused = await transact<string>(sameLock ? { inUser } : { inUser, ...inLocks });
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
  if (username !== user.username) await rename(user, username);
  const about = await findAbout(user.id);
  const given = Object.fromEntries(
    Object.entries(interests ?? {}).filter(([, items]) => items !== undefined),
  );
  const change = interests === undefined ? undefined : withInterests(about, given);
  if (change !== undefined) await abouts.update({ id: user.id }, change);
  return presentMe({ role, user: { ...user, username } }, { ...about, ...change?.set });
};

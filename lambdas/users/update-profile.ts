import type { Interests } from '../../contract/onboarding/interests';
import { noInterests, tidyInterests } from '../../contract/rules/interests';
import type { users as endpoints } from '../../contract/users/endpoints';
import { type AboutItem, findAbout } from '../accounts/about';
import { abouts } from '../accounts/about-store';
import type { Admitted } from '../accounts/admitted';
import { users } from '../accounts/store';
import { helpForWords } from '../flags/help-for';
import { present } from '../platform/table/condition';
import { presentMe } from './present';
import { rename } from './rename';

/** Removes the recommendations for the old interests. */
const forgotten = { set: { book_recs: null, last_rec: null }, remove: ['interests_vec'] };

const withInterests = (about: AboutItem, given: Partial<Interests>) => {
  const interests = tidyInterests({ ...noInterests, ...about.interests, ...given });
  const same = JSON.stringify(interests) === JSON.stringify(about.interests);
  return same
    ? undefined
    : { set: { ...forgotten.set, interests }, remove: forgotten.remove, add: { interests_version: 1 } };
};

/** Changes the username, the avatar and the interests; an absent or equal value is left unchanged. */
export const updateProfile = async ({ actor, body }: Admitted<typeof endpoints.update>) => {
  const { username, avatar, interests } = body;
  const help = await helpForWords(
    actor,
    'interests',
    Object.values(interests ?? {})
      .flat()
      .join('\n'),
  );
  const named = username === undefined ? actor.user : await rename(actor.user, username);
  const user = avatar === undefined ? named : { ...named, avatar };
  if (avatar !== undefined) await users.update({ id: user.id }, { set: { avatar } }, present('pk'));
  const about = await findAbout(user.id);
  const given = Object.fromEntries(
    Object.entries(interests ?? {}).filter(([, items]) => items !== undefined),
  );
  const change = interests === undefined ? undefined : withInterests(about, given);
  if (change !== undefined) await abouts.update({ id: user.id }, change);
  return { ...(await presentMe({ role: actor.role, user }, { ...about, ...change?.set })), help };
};

import { mayUse } from '../../contract/rules/consent';
import { changeNames } from '../accounts/change-names';
import { findUser, type UserItem } from '../accounts/find';
import { waitForConsent } from '../accounts/name-checks';
import { consentAges } from '../platform/consent-ages';
import { log } from '../platform/log';
import { isIndecentAbroad } from '../safety/names/foreign-words';
import { isFlaggedName } from './is-flagged-name';

const milliseconds = 12_000;

/** Shows or refuses the checked name. Idempotent. A name that is chosen meanwhile has its own check. */
const decide = async (user: UserItem, refusing: boolean): Promise<void> => {
  const refused = await changeNames(user, {
    ...(!refusing && user.next_username !== null && { username: user.next_username }),
    next_username: null,
    username_refused: refusing,
  });
  if (refused.includes('user')) return;
  if (refused.length > 0) throw new Error('A name is held by somebody else');
  log.info('name checked', { user: user.id, refused: refusing });
};

/**
 * Checks a user's chosen name, then shows it to others or refuses it; a refused user keeps the previous name. Our own lists
 * decide first. The model is asked only when the user's data may be used: until the core consent the name stays hidden and off
 * the list. Throws when the model is down; the name stays hidden.
 */
export const checkName = async (userId: string): Promise<void> => {
  const user = await findUser(userId);
  if (user === undefined) return;
  const name = user.next_username;
  // A consent put the name on the list while it was being decided: the entry is removed.
  if (name === null) await changeNames(user, {});
  else if (isIndecentAbroad(name)) await decide(user, true);
  else if (!mayUse(user, 'core', consentAges())) await waitForConsent(user);
  else await decide(user, await isFlaggedName(name, milliseconds));
};

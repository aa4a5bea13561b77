import { refundAiWork, spendAiWork } from '../accounts/ai-budget';
import { changeNames } from '../accounts/change-names';
import { findUser, type UserItem } from '../accounts/find';
import { mayDo } from '../accounts/may-do';
import { waitForConsent, waitForTerms } from '../accounts/name-checks';
import { termsDue } from '../accounts/terms';
import { isFlaggedName } from '../model/is-flagged-name';
import { ApiError } from '../platform/api-error';
import { log } from '../platform/log';
import { isOff } from '../platform/switches';
import { isIndecentAbroad } from '../safety/names/foreign-words';

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
  log.info('name checked', { refused: refusing });
};

/** The day whose budget pays; undefined when a budget of AI work is used up. */
const paidOn = async (user: UserItem): Promise<string | undefined> => {
  try {
    return await spendAiWork(user, 'names');
  } catch (error) {
    if (error instanceof ApiError && error.code === 'ai_resting') return undefined;
    throw error;
  }
};

const askModel = async (user: UserItem, name: string, day: string): Promise<boolean> => {
  try {
    return await isFlaggedName(name, milliseconds);
  } catch (error) {
    await refundAiWork(user, 'names', { day });
    throw error;
  }
};

/**
 * Checks a user's chosen name, then shows it to others or refuses it; a refused user keeps the previous name. Our own lists
 * decide first. The model is asked only when the user's data may be used: until the core consent, and until the present terms
 * are agreed to, the name stays hidden and off the list. A check costs a unit of AI work: without one, and while
 * operators have switched checks off, the name stays hidden and on the list, as it does when the model is down; then it throws.
 */
export const checkName = async (userId: string): Promise<void> => {
  const user = await findUser(userId);
  if (user === undefined) return;
  const name = user.next_username;
  // A consent put the name on the list while it was being decided: the entry is removed.
  if (name === null) await changeNames(user, {});
  else if (isIndecentAbroad(name)) await decide(user, true);
  else if (!mayDo(user, 'core')) await waitForConsent(user);
  else if (termsDue(user) !== undefined) await waitForTerms(user);
  else {
    const day = (await isOff('names')) ? undefined : await paidOn(user);
    if (day !== undefined) await decide(user, await askModel(user, name, day));
  }
};

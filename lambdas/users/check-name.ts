import { isOff } from '../platform/ai/features';
import { moderate } from '../platform/ai/moderate';
import { log } from '../platform/log';
import { findUser } from './find';
import { isIndecentAbroad } from './foreign-words';
import { changeNames } from './names';

const milliseconds = 12_000;

/** The model gets only the name, without its user. */
const isIndecent = async (name: string): Promise<boolean> => {
  if (isIndecentAbroad(name)) return true;
  if (isOff('names')) return false;
  const [flagged] = await moderate('names', [name], AbortSignal.timeout(milliseconds));
  return flagged === true;
};

/**
 * Checks a user's chosen name, then shows it to others or refuses it; a refused user keeps the previous name. Throws when
 * the model is down; the name stays hidden then. Idempotent. A name that is chosen meanwhile has its own check.
 */
export const checkName = async (userId: string): Promise<void> => {
  const user = await findUser(userId);
  const name = user?.next_username ?? null;
  if (user === undefined || name === null) return;
  const refusing = await isIndecent(name);
  const refused = await changeNames(user, {
    ...(!refusing && { username: name }),
    next_username: null,
    username_refused: refusing,
  });
  if (refused.includes('user')) return;
  if (refused.length > 0) throw new Error('A name is held by somebody else');
  log.info('name checked', { user: userId, refused: refusing });
};

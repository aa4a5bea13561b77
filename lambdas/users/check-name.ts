import { isOff } from '../platform/ai/features';
import { moderate } from '../platform/ai/moderate';
import { log } from '../platform/log';
import { findUser } from './find';
import { isIndecentAbroad } from './foreign-words';
import { changeNames } from './names';

const milliseconds = 12_000;

/** The name goes to the model alone: nothing says whose it is. */
const isIndecent = async (name: string): Promise<boolean> => {
  if (isIndecentAbroad(name)) return true;
  if (isOff('names')) return false;
  const [flagged] = await moderate([name], AbortSignal.timeout(milliseconds));
  return flagged === true;
};

/**
 * Looks at the name that somebody has chosen, and shows it to others or refuses it: whoever had one keeps that. Throws when
 * the model cannot be asked; the name stays hidden then. Repeated, it finds nothing to do; a name that is chosen meanwhile
 * is left to its own check.
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

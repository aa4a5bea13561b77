import { amplify, forgetOwner } from './auth';
import { forget } from './forget';

/** Longer than a server needs to answer. A dead network must not prevent signing out. */
const longestGoodbye = 4000;

const endSession = async (everywhere: boolean): Promise<true> => {
  const { signOut: end, atClientOf } = await amplify();
  await (everywhere ? end({ global: true }) : end());
  await atClientOf('others');
  return true;
};

/**
 * Every way of signing out ends here. Ends the session, on this device also without a network, where Amplify may not load,
 * and forgets everything of the person. `everywhere`: on the other devices too.
 */
export const signOut = async ({ everywhere = false } = {}): Promise<void> => {
  forgetOwner();
  const tooLong = new Promise<false>((resolve) => setTimeout(() => resolve(false), longestGoodbye));
  const isOver = await Promise.race([endSession(everywhere).catch(() => true), tooLong]);
  await forget();
  // Amplify would end the next session when the answer comes.
  if (!isOver) location.reload();
};

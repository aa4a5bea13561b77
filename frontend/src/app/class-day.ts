import { isClassOver, leaveClass } from '../lib/class-device';
import { signOut } from '../lib/sign-out';
import { storedUser } from '../lib/stored-session';
import { sendWork } from './unsent-work';

const secondsBetweenLooks = 30;

/**
 * Ends the session in this browser at the end of the day in class. A tablet that has slept looks when it wakes. Returns how to stop
 * looking.
 */
export const endWithClass = (): (() => void) => {
  let isEnding = false;
  const look = async () => {
    if (isEnding || !isClassOver()) return;
    isEnding = true;
    await sendWork(storedUser() ?? '');
    await signOut();
    leaveClass();
    location.replace('/login');
  };
  const timer = setInterval(() => void look(), secondsBetweenLooks * 1000);
  const onVisible = () => void look();
  document.addEventListener('visibilitychange', onVisible);
  void look();
  return () => {
    clearInterval(timer);
    document.removeEventListener('visibilitychange', onVisible);
  };
};

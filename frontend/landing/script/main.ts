import { open, wireSheets } from './sheets';
import { wireWaitlist } from './waitlist';

/** As Amplify keeps it. A browser that lets nobody keep anything has no session either. */
const isSignedIn = () => {
  try {
    return Object.keys(localStorage).some((key) => /^CognitoIdentityServiceProvider\..+\.idToken$/.test(key));
  } catch {
    return false;
  }
};

/** Makes the prerendered page quicker to the hand. Everything on it can be read and sent without. */
export const start = (leaveFor = (address: string) => location.replace(address)) => {
  if (location.pathname === '/' && isSignedIn()) return leaveFor('/dashboard');
  document.documentElement.classList.add('script');
  wireSheets();
  wireWaitlist();
  const addressed = document.querySelector(':target')?.closest('dialog');
  if (addressed) open(addressed);
  document.addEventListener('keydown', ({ key }) => {
    if (key === 'Escape') document.querySelector<HTMLElement>('[data-leaves]')?.click();
  });
};

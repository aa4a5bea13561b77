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

/** To where one was reading, and not to the top of the page, if one came from a page of ours. */
const goBack = (event: Event) => {
  const { navigation } = window as { navigation?: { readonly canGoBack: boolean } };
  if (navigation?.canGoBack !== true) return;
  event.preventDefault();
  history.back();
};

/** Makes the prerendered page quicker to the hand. Everything on it can be read and sent without. */
export const start = (leaveFor = (address: string) => location.replace(address)) => {
  if (location.pathname === '/' && isSignedIn()) return leaveFor('/dashboard');
  document.documentElement.classList.add('script');
  wireSheets();
  wireWaitlist();
  const addressed = document.querySelector(':target')?.closest('dialog');
  if (addressed) open(addressed);
  document.querySelector('[data-leaves]')?.addEventListener('click', goBack);
  document.addEventListener('keydown', ({ key }) => {
    if (key === 'Escape') document.querySelector<HTMLElement>('[data-leaves]')?.click();
  });
};

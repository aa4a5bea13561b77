import { open, wireSheets } from './sheets';
import { wireWaitlist } from './waitlist';

/** The key under which Amplify stores the session. A browser without storage has no session. */
const isSignedIn = () => {
  try {
    return Object.keys(localStorage).some((key) => /^CognitoIdentityServiceProvider\..+\.idToken$/.test(key));
  } catch {
    return false;
  }
};

/**
 * Restores the scroll position instead of going to the top, if the previous page was one of ours. After a jump within the page
 * the one before it is this page.
 */
const goBack = (event: Event) => {
  const { navigation } = window as { navigation?: { readonly canGoBack: boolean } };
  if (navigation?.canGoBack !== true || location.hash !== '') return;
  event.preventDefault();
  history.back();
};

/** Improves the prerendered page. The page can be read and its form sent without this script. */
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

import { Suspense, useEffect, useState } from 'react';
import type { ApiFailure } from '../lib/api';
import { forgetting } from '../lib/auth';
import { isClassOver } from '../lib/class-device';
import { ignoreStrayClicks } from '../lib/double-clicks';
import { part } from '../lib/part';
import { hasStoredSession } from '../lib/stored-session';
import { showDefaults } from '../subjects/users/preferences';
import { ErrorBoundary } from '../ui/error-boundary';
import { useLeaving } from './use-leaving';
import { Waiting } from './waiting';

const SignedIn = part(() => import('./signed-in'));
const LoginScreen = part(async () => {
  const { LoginScreen: screen } = await import('../features/auth/login-screen');
  return { default: screen };
});
const SignUpScreen = part(() => import('../features/auth/sign-up-screen'));
const SomebodySignedIn = part(() => import('../features/auth/somebody-signed-in'));
const AccountGone = part(() => import('../features/auth/account-gone'));
/** The pages behind the links of mails. */
const linked = {
  '/consent': part(() => import('../features/consent/consent-screen')),
  '/address': part(() => import('../features/addresses/address-screen')),
  '/deletion': part(() => import('../features/deletion/deletion-screen')),
  '/letters': part(() => import('../features/letters/letters-screen')),
  '/waitlist': part(() => import('../features/waitlist/waitlist-screen')),
};

const isAt = (path: string) => location.pathname.replace(/\/+$/, '') === path;

const linkedPage = () => Object.entries(linked).find(([path]) => isAt(path))?.[1];

/** Until the invitation's code is used: the form removes it from the address. */
const hasInvitation = () => isAt('/signup') && location.hash.includes('code=');

/** A badge lets in whoever has it. What a pupil has left on a device of a class ends with the day. */
const mayGoOn = () => hasStoredSession() && !isAt('/badge') && !isClassOver();

/**
 * Without a session every address shows the login, and no other code is loaded. The page behind the link of a mail
 * needs no account, and is independent of the user who is signed in on this browser.
 */
export const App = () => {
  const [signedIn, setSignedIn] = useState(mayGoOn);
  const [left, setLeft] = useState<ApiFailure>();
  const [isNew, setIsNew] = useState(false);
  const [LinkedPage] = useState(linkedPage);
  useEffect(ignoreStrayClicks, []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: on each change of the user
  useEffect(() => {
    const watching = forgetting().then(
      ({ takeOver }) => takeOver(),
      () => undefined,
    );
    return () => void watching.then((stop) => stop?.());
  }, [signedIn]);
  const enter = (asNew = false) => {
    setIsNew(asNew);
    setSignedIn(true);
  };
  const { leaving, isOver, ask, end } = useLeaving((why) => {
    if (!hasInvitation()) history.replaceState(null, '', '/login');
    document.documentElement.dataset.theme = 'child';
    showDefaults();
    setLeft(why);
    setSignedIn(false);
  });
  const screen = () => {
    if (LinkedPage !== undefined) return <LinkedPage />;
    if (isOver) return <Waiting>Signing out…</Waiting>;
    if (signedIn && hasInvitation()) return <SomebodySignedIn onSignOut={ask} />;
    if (signedIn) return <SignedIn isNew={isNew} onSignOut={ask} onSessionOver={end} />;
    if (isAt('/signup')) return <SignUpScreen onSignedIn={() => enter(true)} />;
    if (left?.code === 'account_gone') return <AccountGone onSignIn={() => setLeft(undefined)} />;
    return <LoginScreen why={left?.message} onSignedIn={() => enter()} />;
  };
  return (
    <ErrorBoundary>
      <Suspense
        fallback={<Waiting>{signedIn && LinkedPage === undefined ? undefined : 'Opening Inkwren…'}</Waiting>}
      >
        {screen()}
      </Suspense>
      {leaving}
    </ErrorBoundary>
  );
};

import { Suspense, useEffect, useState } from 'react';
import { forgetting } from '../lib/auth';
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
const ConsentScreen = part(() => import('../features/consent/consent-screen'));

const isAt = (path: string) => location.pathname.replace(/\/+$/, '') === path;

/** Until the invitation's code is used: the form removes it from the address. */
const hasInvitation = () => isAt('/signup') && location.hash.includes('code=');

/**
 * Without a session every address shows the login, and no other code is loaded. A grown-up's answer to a mail about consent
 * needs no account, and is independent of the user who is signed in on this browser.
 */
export const App = () => {
  const [signedIn, setSignedIn] = useState(hasStoredSession);
  const [left, setLeft] = useState<string>();
  const [isNew, setIsNew] = useState(false);
  const [atConsent] = useState(() => isAt('/consent'));
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
    if (atConsent) return <ConsentScreen />;
    if (isOver) return <Waiting>Signing out…</Waiting>;
    if (signedIn && hasInvitation()) return <SomebodySignedIn onSignOut={ask} />;
    if (signedIn) return <SignedIn isNew={isNew} onSignOut={ask} onSessionOver={end} />;
    return isAt('/signup') ? (
      <SignUpScreen onSignedIn={() => enter(true)} />
    ) : (
      <LoginScreen why={left} onSignedIn={() => enter()} />
    );
  };
  return (
    <ErrorBoundary>
      <Suspense fallback={<Waiting>{signedIn && !atConsent ? undefined : 'Opening Inkwren…'}</Waiting>}>
        {screen()}
      </Suspense>
      {leaving}
    </ErrorBoundary>
  );
};

import { Suspense, useEffect, useState } from 'react';
import { ignoreStrayClicks } from '../lib/double-clicks';
import { part } from '../lib/part';
import { hasStoredSession, onOtherPerson } from '../lib/stored-session';
import { ErrorBoundary } from '../ui/error-boundary';
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

/** Until the code is used: the form removes it from the address. */
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
  useEffect(() => onOtherPerson(() => location.reload()), []);
  const enter = () => setSignedIn(true);
  const enterAnew = () => {
    setIsNew(true);
    setSignedIn(true);
  };
  const leave = (why?: string) => {
    setLeft(why);
    setIsNew(false);
    setSignedIn(false);
  };
  const screen = () => {
    if (atConsent) return <ConsentScreen />;
    if (signedIn && hasInvitation()) return <SomebodySignedIn onSignedOut={() => leave()} />;
    if (signedIn) return <SignedIn isNew={isNew} onSignedOut={leave} />;
    return isAt('/signup') ? (
      <SignUpScreen onSignedIn={enterAnew} />
    ) : (
      <LoginScreen why={left} onSignedIn={enter} />
    );
  };
  return (
    <ErrorBoundary>
      <Suspense fallback={<Waiting>{signedIn && !atConsent ? undefined : 'Opening Inkwren…'}</Waiting>}>
        {screen()}
      </Suspense>
    </ErrorBoundary>
  );
};

import { lazy, Suspense, useEffect, useState } from 'react';
import { LoginScreen } from '../features/auth/login-screen';
import { hasStoredSession, onOtherPerson } from '../lib/stored-session';
import { ErrorBoundary } from './error-boundary';
import { Waiting } from './waiting';

const SignedIn = lazy(() => import('./signed-in'));

/** Who is not signed in sees the way in, whatever the address, and nothing else is even loaded. */
export const App = () => {
  const [signedIn, setSignedIn] = useState(hasStoredSession);
  useEffect(() => onOtherPerson(() => location.reload()), []);
  if (!signedIn) return <LoginScreen onSignedIn={() => setSignedIn(true)} />;
  return (
    <ErrorBoundary>
      <Suspense fallback={<Waiting />}>
        <SignedIn onSignedOut={() => setSignedIn(false)} />
      </Suspense>
    </ErrorBoundary>
  );
};

import { QueryClientProvider } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { defaultPreferences } from '../../../contract/rules/preferences';
import { signOut } from '../lib/auth';
import { navigate } from '../lib/navigation';
import { forgetAnswers } from '../lib/reading-cache';
import { applyPreferences } from '../subjects/users/preferences';
import { createQueryClient } from '../subjects/users/query-client';
import { Screens } from './screens';

interface SignedInProps {
  /** The account was created just now: there is no profile to ask for. */
  readonly isNew: boolean;
  /** With a text for a user who did not mean to leave. */
  readonly onSignedOut: (why?: string) => void;
}

/** Everything behind the login. Signing out removes the user's data and display settings. */
const SignedIn = ({ isNew, onSignedOut }: SignedInProps) => {
  const [over, setOver] = useState<{ readonly why: string | undefined }>();
  // After the screens are unmounted: they would redirect from this address to the dashboard.
  useEffect(() => {
    if (over === undefined) return;
    navigate('/login', { replace: true });
    onSignedOut(over.why);
  }, [over, onSignedOut]);
  // An expired session keeps the running quiz; signing out deletes it.
  const [leave] = useState(() => (why?: string) => {
    void Promise.all([signOut().catch(() => undefined), forgetAnswers().catch(() => undefined)]).then(() => {
      document.documentElement.dataset.theme = 'child';
      applyPreferences(defaultPreferences);
      setOver((before) => before ?? { why });
    });
  });
  const [signOutForGood] = useState(() => () => {
    sessionStorage.clear();
    leave();
  });
  const [queries] = useState(() => createQueryClient(leave));
  if (over !== undefined) return null;
  return (
    <QueryClientProvider client={queries}>
      <Screens isNew={isNew} onSignOut={signOutForGood} />
    </QueryClientProvider>
  );
};

export default SignedIn;

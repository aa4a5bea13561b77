import { QueryClientProvider } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { defaultPreferences } from '../../../contract/rules/preferences';
import { signOut } from '../lib/auth';
import { navigate } from '../lib/navigation';
import { applyPreferences } from '../lib/preferences';
import { createQueryClient } from '../lib/query-client';
import { Screens } from './screens';

interface SignedInProps {
  readonly onSignedOut: () => void;
}

/** Everything behind the login. What was fetched for one person goes with them, and so does how they like to read. */
const SignedIn = ({ onSignedOut }: SignedInProps) => {
  const [over, setOver] = useState(false);
  // Only when the screens are gone: they would lead from this address to the dashboard.
  useEffect(() => {
    if (!over) return;
    navigate('/login', { replace: true });
    onSignedOut();
  }, [over, onSignedOut]);
  // A session that ran out keeps the quiz one was in; signing out leaves nothing behind.
  const [leave] = useState(() => () => {
    void signOut()
      .catch(() => undefined)
      .then(() => {
        document.documentElement.dataset.theme = 'child';
        applyPreferences(defaultPreferences);
        setOver(true);
      });
  });
  const [signOutForGood] = useState(() => () => {
    sessionStorage.clear();
    leave();
  });
  const [queries] = useState(() => createQueryClient(leave));
  if (over) return null;
  return (
    <QueryClientProvider client={queries}>
      <Screens onSignOut={signOutForGood} />
    </QueryClientProvider>
  );
};

export default SignedIn;

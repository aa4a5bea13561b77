import { QueryClientProvider } from '@tanstack/react-query';
import { useState } from 'react';
import { BrowserRouter } from 'react-router';
import { defaultPreferences } from '../../../contract/rules/preferences';
import { signOut } from '../lib/auth';
import { applyPreferences } from '../lib/preferences';
import { createQueryClient } from '../lib/query-client';
import { Screens } from './screens';

interface SignedInProps {
  readonly onSignedOut: () => void;
}

/** Everything behind the login. What was fetched for one person goes with them, and so does how they like to read. */
const SignedIn = ({ onSignedOut }: SignedInProps) => {
  // A session that ran out keeps the quiz one was in; signing out leaves nothing behind.
  const [leave] = useState(() => () => {
    void signOut()
      .catch(() => undefined)
      .then(() => {
        document.documentElement.dataset.theme = 'child';
        applyPreferences(defaultPreferences);
        history.replaceState(null, '', '/login');
        onSignedOut();
      });
  });
  const [signOutForGood] = useState(() => () => {
    sessionStorage.clear();
    leave();
  });
  const [queries] = useState(() => createQueryClient(leave));
  return (
    <QueryClientProvider client={queries}>
      <BrowserRouter>
        <Screens onSignOut={signOutForGood} />
      </BrowserRouter>
    </QueryClientProvider>
  );
};

export default SignedIn;

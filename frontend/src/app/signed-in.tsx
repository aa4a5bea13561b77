import { QueryClientProvider } from '@tanstack/react-query';
import { Suspense, useEffect, useState } from 'react';
import type { ApiFailure } from '../lib/api';
import type { SignOut } from '../lib/auth';
import { classDevice } from '../lib/class-device';
import { part } from '../lib/part';
import { createQueryClient } from '../subjects/users/query-client';
import { ErrorBoundary } from '../ui/error-boundary';
import { Screens } from './screens';

const HelpDialog = part(() => import('../subjects/help/help-dialog'));

interface SignedInProps {
  /** The account was created just now: there is no profile to ask for. */
  readonly isNew: boolean;
  readonly onSignOut: SignOut;
  /** The server refuses the session: the user did not mean to leave. */
  readonly onSessionOver: (why: ApiFailure) => void;
}

/** Everything behind the login, also the first set-up, until the day in class ends. */
const SignedIn = ({ isNew, onSignOut, onSessionOver }: SignedInProps) => {
  const [help, setHelp] = useState<string>();
  const [queries] = useState(() => createQueryClient(onSessionOver, setHelp));
  useEffect(() => {
    const watching = classDevice() && import('./class-day').then(({ endWithClass }) => endWithClass());
    return () => void watching?.then((stop) => stop());
  }, []);
  return (
    <QueryClientProvider client={queries}>
      <Screens isNew={isNew} onSignOut={onSignOut} />
      {help && (
        <ErrorBoundary instead={() => <p role="alert">{help}</p>}>
          <Suspense>
            <HelpDialog onClose={() => setHelp(undefined)}>{help}</HelpDialog>
          </Suspense>
        </ErrorBoundary>
      )}
    </QueryClientProvider>
  );
};

export default SignedIn;

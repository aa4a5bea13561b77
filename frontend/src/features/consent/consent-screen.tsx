import { QueryClientProvider } from '@tanstack/react-query';
import { useState, useSyncExternalStore } from 'react';
import { createQueryClient } from '../../subjects/users/query-client';
import { Logo } from '../../ui/logo';
import { LinkedCase } from './linked-case';
import { NoLink } from './no-link';
import { useAdultTheme } from './use-adult-theme';

const subscribe = (changed: () => void) => {
  addEventListener('hashchange', changed);
  return () => removeEventListener('hashchange', changed);
};

/** The token in the mail's link behind the `#`, which is not sent to servers. A newer link in the same tab replaces it. */
const useLinkToken = (): string => useSyncExternalStore(subscribe, () => location.hash.slice(1));

/** The page behind a mail's link for a grown-up: no account is needed. */
const ConsentScreen = () => {
  useAdultTheme();
  const token = useLinkToken();
  const [queries] = useState(() => createQueryClient(() => undefined));
  return (
    <QueryClientProvider client={queries}>
      <div className="mx-auto grid max-w-3xl gap-gap px-4 pb-16">
        <header className="py-3">
          <Logo />
        </header>
        <main>{token === '' ? <NoLink /> : <LinkedCase key={token} token={token} />}</main>
      </div>
    </QueryClientProvider>
  );
};

export default ConsentScreen;

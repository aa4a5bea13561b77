import { QueryClientProvider } from '@tanstack/react-query';
import { useState } from 'react';
import { createQueryClient } from '../../subjects/users/query-client';
import { Logo } from '../../ui/logo';
import { LinkedCase } from './linked-case';
import { NoLink } from './no-link';
import { useAdultTheme } from './use-adult-theme';
import { useLinkToken } from './use-link-token';

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

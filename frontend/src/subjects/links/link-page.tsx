import { QueryClientProvider } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { useLinkToken } from '../../lib/use-link-token';
import { Logo } from '../../ui/logo';
import { createQueryClient } from '../users/query-client';

interface LinkPageProps {
  /** Shown without a token. */
  readonly noLink: ReactNode;
  readonly children: (token: string) => ReactNode;
}

/** The page behind a mail's link: no account is needed. */
export const LinkPage = ({ noLink, children }: LinkPageProps) => {
  const token = useLinkToken();
  const [queries] = useState(() => createQueryClient(() => undefined));
  return (
    <QueryClientProvider client={queries}>
      <div className="mx-auto grid max-w-3xl gap-gap px-4 pb-16">
        <header className="py-3">
          <Logo />
        </header>
        <main>{token === '' ? noLink : children(token)}</main>
      </div>
    </QueryClientProvider>
  );
};

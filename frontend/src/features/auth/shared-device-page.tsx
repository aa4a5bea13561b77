import { QueryClientProvider } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { createQueryClient } from '../../subjects/users/query-client';
import { Logo } from '../../ui/logo';

/** The start page of a device that several children use. Its answers are kept apart from those of whoever signs in. */
export const SharedDevicePage = ({ children }: { readonly children: ReactNode }) => {
  const [queries] = useState(() => createQueryClient(() => undefined));
  return (
    <QueryClientProvider client={queries}>
      <main className="mx-auto grid min-h-dvh max-w-2xl content-center gap-6 px-4 py-8 crowded:px-2">
        <div className="justify-self-center">
          <Logo />
        </div>
        {children}
      </main>
    </QueryClientProvider>
  );
};

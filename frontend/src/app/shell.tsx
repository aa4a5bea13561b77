import { type ReactNode, Suspense, useEffect, useState } from 'react';
import type { SignOut } from '../lib/auth';
import { usePathname } from '../lib/navigation';
import { part } from '../lib/part';
import { ownKey } from '../lib/stored-session';
import { useUser } from '../subjects/users/user';
import { ErrorBoundary } from '../ui/error-boundary';
import { Piece } from '../ui/piece';
import { Skeleton } from '../ui/skeleton';
import { type Sheet, Sheets } from './sheets';
import { TopBar } from './top-bar';

const UnsentQuizzes = part(() => import('../features/quiz/unsent-quizzes'));
const TermsNews = part(() => import('./terms-news'));
const NameRefused = part(() => import('./name-refused'));

const ScreenSkeleton = () => (
  <div className="grid gap-gap" role="status" aria-label="Loading">
    <Skeleton className="h-10 w-56" />
    <Skeleton className="h-48" />
    <Skeleton className="h-72" />
  </div>
);

interface ShellProps {
  readonly onSignOut: SignOut;
  readonly children: ReactNode;
}

/** The frame around every signed-in screen. */
export const Shell = ({ onSignOut, children }: ShellProps) => {
  const pathname = usePathname();
  const { id, role, username_status, terms } = useUser();
  useEffect(() => {
    let stop = () => {};
    const starting = import('./after-start').then(({ afterStart }) => {
      stop = afterStart(id, role);
    });
    starting.catch(() => undefined);
    return () => void starting.finally(() => stop());
  }, [id, role]);
  // The code that sends is loaded only then. The component stays mounted: the banner about the last quiz remains after it has arrived.
  const [unsent, setUnsent] = useState(false);
  if (!unsent && localStorage.getItem(ownKey('unsent-quizzes', id)) !== null) setUnsent(true);
  // A sheet belongs to the page on which it was opened: going back leaves both.
  const [opened, setOpened] = useState<{ readonly sheet: Sheet | undefined; readonly on: string }>();
  const open = (sheet: Sheet | undefined) => setOpened({ sheet, on: pathname });
  const sheet = opened?.on === pathname ? opened.sheet : undefined;
  return (
    <>
      <a
        href="#content"
        className="sr-only z-10 rounded-control bg-raised focus:not-sr-only focus:absolute focus:px-4 focus:py-2 focus:top-2 focus:left-2"
      >
        Skip to the content
      </a>
      <TopBar onOpen={open} onSignOut={onSignOut} />
      <Sheets open={sheet} onOpen={open} onSignOut={onSignOut} />
      <main id="content" className="mx-auto grid w-full max-w-5xl gap-gap px-4 pt-5 pb-16 crowded:px-2">
        {terms !== 'agreed' && pathname !== '/new-terms' && (
          <Piece silent>
            <TermsNews />
          </Piece>
        )}
        {username_status === 'refused' && (
          <Piece silent>
            <NameRefused onChoose={() => open('profile')} />
          </Piece>
        )}
        {unsent && pathname !== '/quiz' && (
          <Piece silent>
            <UnsentQuizzes />
          </Piece>
        )}
        <ErrorBoundary key={pathname}>
          <Suspense fallback={<ScreenSkeleton />}>{children}</Suspense>
        </ErrorBoundary>
      </main>
    </>
  );
};

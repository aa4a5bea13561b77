import { lazy, Suspense } from 'react';
import { Spinner } from '../ui/spinner';
import { ErrorBoundary } from './error-boundary';

const Menu = lazy(() => import('./menu'));
const TutorialDialog = lazy(() => import('./tutorial-dialog'));
const ProfileDialog = lazy(() => import('../features/profile/profile-dialog'));

/** What lies over the page, opened from the top bar. */
export type Sheet = 'menu' | 'profile' | 'tutorial';

const Opening = () => (
  <p
    role="status"
    className="fixed inset-x-0 top-24 z-20 mx-auto flex w-fit animate-rise items-center gap-3 rounded-full border border-line bg-raised px-5 py-2 shadow-card"
  >
    <Spinner /> Opening…
  </p>
);

interface SheetsProps {
  readonly open: Sheet | undefined;
  readonly onOpen: (sheet: Sheet | undefined) => void;
  readonly onSignOut: () => void;
}

export const Sheets = ({ open, onOpen, onSignOut }: SheetsProps) => {
  const close = () => onOpen(undefined);
  return (
    <ErrorBoundary key={open}>
      <Suspense fallback={<Opening />}>
        {open === 'menu' && <Menu onClose={close} onOpen={onOpen} onSignOut={onSignOut} />}
        {open === 'tutorial' && <TutorialDialog onClose={close} />}
        {open === 'profile' && <ProfileDialog onClose={close} onSignOut={onSignOut} />}
      </Suspense>
    </ErrorBoundary>
  );
};

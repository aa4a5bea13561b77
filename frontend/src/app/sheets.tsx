import { Suspense, useEffect } from 'react';
import type { SignOut } from '../lib/auth';
import { part } from '../lib/part';
import { ErrorBoundary } from '../ui/error-boundary';
import { RetryNotice } from '../ui/retry-notice';
import { Spinner } from '../ui/spinner';

const loadMenu = () => import('./menu');
const loadTutorial = () => import('./tutorial-dialog');
const loadProfile = () => import('../features/users/profile-dialog');

const Menu = part(loadMenu);
const TutorialDialog = part(loadTutorial);
const ProfileDialog = part(loadProfile);

/** Prefetches the dialogs of the top bar, so that they open without a network too. */
const warmUp = () => {
  for (const load of [loadMenu, loadProfile, loadTutorial]) void load().catch(() => undefined);
};

/** The dialogs over the page, opened from the top bar. */
export type Sheet = 'menu' | 'profile' | 'tutorial';

const Missing = ({ onRetry }: { onRetry: () => void }) => (
  <div className="fixed inset-x-4 top-24 z-20 mx-auto max-w-md">
    <RetryNotice onRetry={onRetry}>
      That did not come through. Please check your internet connection.
    </RetryNotice>
  </div>
);

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
  readonly onSignOut: SignOut;
}

export const Sheets = ({ open, onOpen, onSignOut }: SheetsProps) => {
  const close = () => onOpen(undefined);
  useEffect(warmUp, []);
  return (
    <ErrorBoundary key={open} instead={(retry) => <Missing onRetry={retry} />}>
      <Suspense fallback={<Opening />}>
        {open === 'menu' && <Menu onClose={close} onOpen={onOpen} onSignOut={onSignOut} />}
        {open === 'tutorial' && <TutorialDialog onClose={close} />}
        {open === 'profile' && <ProfileDialog onClose={close} onSignOut={onSignOut} />}
      </Suspense>
    </ErrorBoundary>
  );
};

import { type ReactNode, Suspense } from 'react';
import { ErrorBoundary } from './error-boundary';
import { RetryNotice } from './retry-notice';

interface PieceProps {
  /** Shown while it comes. */
  readonly waiting?: ReactNode;
  /** One that nobody asked for is missed in silence. */
  readonly silent?: boolean;
  readonly children: ReactNode;
}

/** Holds a `part` that is one piece of a screen: where it does not come, the rest of the screen stays. */
export const Piece = ({ waiting, silent = false, children }: PieceProps) => (
  <ErrorBoundary
    instead={(retry) =>
      !silent && (
        <RetryNotice onRetry={retry}>
          That did not come through. Please check your internet connection.
        </RetryNotice>
      )
    }
  >
    <Suspense fallback={waiting}>{children}</Suspense>
  </ErrorBoundary>
);

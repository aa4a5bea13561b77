import { type ReactNode, Suspense } from 'react';
import { ErrorBoundary } from './error-boundary';
import { RetryNotice } from './retry-notice';

interface PieceProps {
  /** Shown while it loads. */
  readonly waiting?: ReactNode;
  /** An optional part fails without a message. */
  readonly silent?: boolean;
  readonly children: ReactNode;
}

/** Contains a `part` of a screen: if it fails to load, the rest of the screen stays. */
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

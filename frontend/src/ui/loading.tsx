import type { ReactNode } from 'react';

interface LoadingProps {
  /** Read by screen readers; the drawing is hidden from them. */
  readonly label?: string;
  readonly children: ReactNode;
}

/** Announces that something is loading, around a placeholder. */
export const Loading = ({ label = 'Loading', children }: LoadingProps) => (
  <div role="status" aria-label={label} className="grid gap-3">
    {children}
  </div>
);

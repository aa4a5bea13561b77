import type { ReactNode } from 'react';

interface LoadingProps {
  /** Read aloud; what is drawn is silent. */
  readonly label?: string;
  readonly children: ReactNode;
}

/** Says that something loads, around a shape of what comes. */
export const Loading = ({ label = 'Loading', children }: LoadingProps) => (
  <div role="status" aria-label={label} className="grid gap-3">
    {children}
  </div>
);

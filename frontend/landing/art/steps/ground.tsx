import type { ReactNode } from 'react';

/** The patch of paper that a step's picture stands on. Decoration: the step says the same in words. */
export const Ground = ({ tint, children }: { tint: string; children: ReactNode }) => (
  <svg viewBox="0 0 284 232" aria-hidden="true">
    <path
      d="M28 60C52 18 110 6 160 10c52 4 96 22 110 66 12 40 4 88-28 118-34 32-94 34-142 26-44-8-82-34-90-80-4-28 4-56 18-80z"
      fill={tint}
    />
    {children}
  </svg>
);

import type { ReactNode } from 'react';
import { Drawing } from '../drawing';

/** The picture of a step on its patch of paper. Decoration: the step's text says the same. */
export const Ground = ({ name, tint, children }: { name: string; tint: string; children: ReactNode }) => (
  <Drawing name={name} viewBox="0 0 284 232">
    <path
      d="M28 60C52 18 110 6 160 10c52 4 96 22 110 66 12 40 4 88-28 118-34 32-94 34-142 26-44-8-82-34-90-80-4-28 4-56 18-80z"
      fill={tint}
    />
    {children}
  </Drawing>
);

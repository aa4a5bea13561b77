import type { ReactNode } from 'react';
import { Wren, type WrenMood } from './wren';

interface EmptyStateProps {
  readonly mood?: WrenMood;
  readonly title: string;
  readonly children?: ReactNode;
}

/** An empty list, with Wren and a next step. */
export const EmptyState = ({ mood = 'thinking', title, children }: EmptyStateProps) => (
  <div className="grid justify-items-center gap-2 px-4 py-8 text-center">
    <Wren mood={mood} className="w-28" />
    <p className="font-heading text-xl font-bold">{title}</p>
    {children}
  </div>
);

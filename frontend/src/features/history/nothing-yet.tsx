import type { ComponentProps } from 'react';
import { EmptyState } from '../../ui/empty-state';

interface NothingYetProps extends Pick<ComponentProps<typeof EmptyState>, 'title' | 'mood'> {
  readonly children: string;
}

/** A section without entries. */
export const NothingYet = ({ children, ...state }: NothingYetProps) => (
  <EmptyState {...state}>
    <p className="max-w-md text-soft">{children}</p>
  </EmptyState>
);

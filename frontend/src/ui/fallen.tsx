import type { ReactNode } from 'react';
import { Button } from './button';
import { Wren } from './wren';

interface FallenProps {
  readonly title: string;
  readonly children: ReactNode;
  readonly onRetry: () => void;
  /** Another way on than trying again. */
  readonly other?: ReactNode;
}

/** Replaces a page that cannot be shown. */
export const Fallen = ({ title, children, onRetry, other }: FallenProps) => (
  <div
    role="alert"
    className="grid min-h-[70dvh] place-content-center justify-items-center gap-4 p-6 text-center"
  >
    <Wren mood="sorry" className="w-36" />
    <h1 className="text-3xl">{title}</h1>
    <p className="max-w-md">{children}</p>
    <div className="flex flex-wrap justify-center gap-3">
      <Button onClick={onRetry}>Try again</Button>
      {other}
    </div>
  </div>
);

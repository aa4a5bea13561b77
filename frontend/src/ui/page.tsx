import type { ReactNode } from 'react';
import { useTitle } from '../lib/use-title';

interface PageProps {
  readonly title: string;
  readonly children: ReactNode;
  /** Content beside the title, on the right. */
  readonly aside?: ReactNode;
}

/** A screen below the navigation, with its heading. */
export const Page = ({ title, aside, children }: PageProps) => {
  useTitle(title);
  return (
    <div className="grid animate-rise gap-gap">
      <div className="flex flex-wrap items-baseline justify-between gap-3">
        <h1 className="text-3xl sm:text-4xl">{title}</h1>
        {aside}
      </div>
      {children}
    </div>
  );
};

import type { ReactNode } from 'react';
import { Link } from '../../lib/navigation';
import { buttonClass } from '../../ui/button';
import { Card } from '../../ui/card';

interface NothingProps {
  readonly title: string;
  /** What stands here when something does. */
  readonly children: ReactNode;
}

/** An empty list of the console, with the way to what waits elsewhere. Without Wren: next to a crisis it would be too merry. */
export const Nothing = ({ title, children }: NothingProps) => (
  <Card className="grid justify-items-center gap-2 py-6! text-center">
    <p className="font-heading text-xl font-bold">{title}</p>
    <p className="max-w-md text-soft">{children}</p>
    <Link to="/operator" className={`${buttonClass('secondary')} mt-2`}>
      See what waits
    </Link>
  </Card>
);

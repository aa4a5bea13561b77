import { Printer } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from '../../ui/button';

interface PrintedProps {
  readonly title: string;
  /** Printing is what the page is for. */
  readonly isSheet?: boolean;
  readonly children: ReactNode;
}

/** A report with its title and the button that prints it, in small letters on one sheet: see `design/print.css`. */
export const Printed = ({ title, isSheet = false, children }: PrintedProps) => (
  <div data-report className="grid gap-gap">
    <div className="flex flex-wrap items-end justify-between gap-3">
      <h2 className="min-w-0 text-xl wrap-anywhere">{title}</h2>
      <Button
        look={isSheet ? 'primary' : 'secondary'}
        className="print:hidden"
        icon={<Printer aria-hidden className="size-5" />}
        onClick={() => window.print()}
      >
        Print this page
      </Button>
    </div>
    {children}
  </div>
);

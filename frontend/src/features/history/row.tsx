import { ChevronRight } from 'lucide-react';
import type { ReactNode } from 'react';

/** The element of a row that opens it: its area is the whole row. */
export const opensRow =
  'block text-left leading-snug font-semibold outline-none after:absolute after:inset-0';

interface RowProps {
  /** A picture of the row's subject, beside its words. */
  readonly picture?: ReactNode;
  readonly children: ReactNode;
}

/** A row of the history that opens, and looks like it. One of its elements is of the class `opensRow`. */
export const Row = ({ picture, children }: RowProps) => (
  <li className="relative flex gap-3 rounded-control p-2 hover:bg-sunken has-focus-visible:outline-3 has-focus-visible:outline-sea sm:gap-4 crowded:grid crowded:grid-cols-[1fr_auto]">
    {picture}
    <span className="flex min-w-0 flex-1 flex-wrap items-center justify-between gap-x-4 gap-y-2 crowded:order-last crowded:col-span-2">
      {children}
    </span>
    <ChevronRight
      aria-hidden
      className="size-6 shrink-0 self-center text-soft crowded:col-start-2 crowded:row-start-1"
    />
  </li>
);

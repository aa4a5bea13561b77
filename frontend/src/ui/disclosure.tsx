import { ChevronDown } from 'lucide-react';
import type { ReactNode } from 'react';
import { cx } from '../lib/cx';

interface DisclosureProps {
  readonly summary: ReactNode;
  readonly open?: boolean;
  /** Whether it has its own frame, among texts that cannot be opened. */
  readonly framed?: boolean;
  readonly className?: string;
  readonly children: ReactNode;
}

/** A row that opens, with a sign that there is more behind it. */
export const Disclosure = ({
  summary,
  open = false,
  framed = false,
  className,
  children,
}: DisclosureProps) => (
  <details open={open} className={cx('group', className)}>
    <summary
      className={cx(
        'flex min-h-target cursor-pointer items-center gap-2 font-semibold',
        framed && 'justify-between rounded-control border-2 border-line px-4 py-1 hover:bg-sunken',
      )}
    >
      {summary}
      <ChevronDown aria-hidden className="size-5 shrink-0 text-soft group-open:rotate-180" />
    </summary>
    {children}
  </details>
);

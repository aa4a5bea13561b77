import type { ReactNode } from 'react';
import { cx } from '../../lib/cx';

interface BubbleProps {
  readonly mine: boolean;
  /** Read out before the text. */
  readonly from: string;
  /** Beside a message of the companion. */
  readonly face?: ReactNode;
  /** Below the text. */
  readonly foot?: ReactNode;
  readonly children: ReactNode;
}

/** One message: the companion's on the left, the child's on the right. */
export const Bubble = ({ mine, from, face, foot, children }: BubbleProps) => (
  <div className={cx('flex items-end gap-2', mine && 'justify-end')}>
    {face !== undefined && (
      <span aria-hidden className="w-12 shrink-0 crowded:hidden">
        {face}
      </span>
    )}
    <div className="grid min-w-0 max-w-[min(34rem,85%)] animate-rise gap-1">
      <div
        className={cx(
          'rounded-card px-4 py-3 leading-relaxed whitespace-pre-line',
          mine ? 'rounded-br-sm! bg-sea-soft' : 'rounded-bl-sm! border border-line bg-raised shadow-card',
        )}
      >
        <span className="sr-only">{from}: </span>
        {children}
      </div>
      {foot}
    </div>
  </div>
);

import { CircleAlert, CircleCheck, Info } from 'lucide-react';
import type { ReactNode } from 'react';
import { cx } from '../lib/cx';

const kinds = {
  error: { Icon: CircleAlert, look: 'border-berry/40 bg-berry-soft', tint: 'text-berry' },
  success: { Icon: CircleCheck, look: 'border-leaf/40 bg-leaf-soft', tint: 'text-leaf' },
  info: { Icon: Info, look: 'border-sea/30 bg-sea-soft', tint: 'text-sea' },
};

export type NoticeKind = keyof typeof kinds;

interface NoticeProps {
  readonly kind: NoticeKind;
  readonly children: ReactNode;
  /** The next step, such as "Try again". */
  readonly action?: ReactNode;
}

/**
 * Reports an event by icon and text. Read aloud immediately when it is an error, otherwise politely. Large letters take the
 * icon's room, so that the next step stays above the fold.
 */
export const Notice = ({ kind, children, action }: NoticeProps) => {
  const { Icon, look, tint } = kinds[kind];
  return (
    <div
      role={kind === 'error' ? 'alert' : 'status'}
      className={cx(
        'flex animate-rise flex-wrap items-center gap-3 rounded-control border-2 px-4 py-3 crowded:grid crowded:grid-cols-1 crowded:px-3',
        look,
      )}
    >
      <Icon aria-hidden className={cx('size-6 shrink-0 crowded:hidden', tint)} />
      <p className="min-w-0 flex-1 basis-[min(12rem,calc(100%-2.5rem))]">{children}</p>
      {action}
    </div>
  );
};

import { cx } from '../lib/cx';

/** The placeholder of content that is loading. */
export const Skeleton = ({ className }: { className?: string }) => (
  <div aria-hidden className={cx('animate-glow rounded-control bg-line/70', className)} />
);

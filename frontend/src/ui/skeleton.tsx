import { cx } from '../lib/cx';

/** The shape of what is coming. */
export const Skeleton = ({ className }: { className?: string }) => (
  <div aria-hidden className={cx('animate-glow rounded-control bg-line/70', className)} />
);

import { cx } from '../lib/cx';

/** The first letter of a name in a disc. Decoration: the name stands beside it. */
export const Avatar = ({ name, className }: { name: string; className?: string }) => (
  <span
    aria-hidden
    className={cx(
      'grid shrink-0 place-items-center rounded-full bg-sun font-heading font-bold text-ink uppercase',
      className,
    )}
  >
    {[...name][0]}
  </span>
);

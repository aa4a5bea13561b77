import { cx } from '../lib/cx';
import { Worn } from '../subjects/store/worn';

interface AvatarProps {
  readonly name: string;
  /** The border that a student has put on. */
  readonly border: string | null;
  readonly className?: string;
}

/** The first letter of a name in a disc. Decoration: the name stands beside it. */
export const Avatar = ({ name, border, className }: AvatarProps) => (
  <span
    aria-hidden
    className={cx(
      'relative grid shrink-0 place-items-center rounded-full bg-sun font-heading font-bold text-ink uppercase',
      className,
    )}
  >
    {[...name][0]}
    <Worn id={border} className="-inset-[14%] size-[128%]" />
  </span>
);

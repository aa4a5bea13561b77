import type { Avatar as Picture } from '../../../contract/avatars';
import { cx } from '../lib/cx';
import { Worn } from '../subjects/store/worn';
import { FaceOf } from '../subjects/users/face-of';

interface AvatarProps {
  readonly name: string;
  readonly avatar: Picture;
  /** The border that a student has put on. */
  readonly border: string | null;
  readonly className?: string;
}

/** The chosen picture, or the first letter of a name, in a disc. Decoration: the name stands beside it. */
export const Avatar = ({ name, avatar, border, className }: AvatarProps) => (
  <span
    aria-hidden
    className={cx(
      'relative grid shrink-0 place-items-center rounded-full bg-sun font-heading font-bold text-ink uppercase',
      className,
    )}
  >
    <FaceOf name={name} avatar={avatar} />
    <Worn id={border} className="-inset-[14%] size-[128%]" />
  </span>
);

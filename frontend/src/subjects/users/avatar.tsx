import type { Avatar as Picture } from '../../../../contract/users/avatars';
import { cx } from '../../lib/cx';
import { Worn } from '../shop/worn';

interface AvatarProps {
  readonly name: string;
  readonly avatar: Picture | undefined;
  /** The id of the border around the picture: for a student, the one that the student wears. */
  readonly border: string | null | undefined;
  /** Its size and its colour. */
  readonly className: string;
}

/** The chosen picture, or the first letter of a name, in a disc. Decoration: the name stands beside it. */
export const Avatar = ({ name, avatar, border, className }: AvatarProps) => (
  <span
    aria-hidden
    className={cx(
      'day relative grid shrink-0 place-items-center rounded-full font-heading font-bold text-ink uppercase',
      className,
    )}
  >
    {avatar == null ? [...name][0] : <Worn id={`avatar-${avatar}`} />}
    <Worn id={border} className="-inset-[14%] size-[128%]" />
  </span>
);

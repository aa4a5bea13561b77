import type { Avatar } from '../../../../contract/avatars';
import { cx } from '../../lib/cx';
import { Worn } from '../store/worn';
import { FaceOf } from '../users/face-of';

const tints = ['bg-sun', 'bg-sea-soft', 'bg-leaf-soft', 'bg-accent-soft', 'bg-berry-soft'];

/** Always the same tint for the same user. */
const tintOf = (id: string) =>
  tints[[...id].reduce((sum, sign) => sum + sign.charCodeAt(0), 0) % tints.length];

interface FaceProps {
  readonly id: string;
  readonly name: string;
  readonly avatar?: Avatar | undefined;
  /** The border that a student has put on. */
  readonly border?: string | null | undefined;
  readonly className?: string;
}

/** The chosen picture, or the first letter of a name in a disc of the user's own tint. Decoration: the name stands beside it. */
export const Face = ({ id, name, avatar, border, className = 'size-12 text-xl' }: FaceProps) => (
  <span
    aria-hidden
    className={cx(
      'relative grid shrink-0 place-items-center rounded-full border-2 border-raised font-heading font-bold text-ink uppercase shadow-card crowded:hidden',
      tintOf(id),
      className,
    )}
  >
    <FaceOf name={name} avatar={avatar} />
    <Worn id={border} className="-inset-[14%] size-[128%]" />
  </span>
);

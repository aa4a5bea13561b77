import type { Avatar as Picture } from '../../../../contract/users/avatars';
import { cx } from '../../lib/cx';
import { Avatar } from '../users/avatar';

const tints = ['bg-sun', 'bg-sea-soft', 'bg-leaf-soft', 'bg-accent-soft', 'bg-berry-soft'];

/** Always the same tint for the same user. */
const tintOf = (id: string) =>
  tints[[...id].reduce((sum, sign) => sum + sign.charCodeAt(0), 0) % tints.length];

interface FaceProps {
  readonly id: string;
  readonly name: string;
  readonly avatar?: Picture | undefined;
  /** The border that a student has put on. */
  readonly border?: string | null | undefined;
  readonly className?: string;
}

/** The chosen picture, or the first letter of a name in a disc of the user's own tint. Decoration: the name stands beside it. */
export const Face = ({ id, name, avatar, border, className = 'size-12 text-xl' }: FaceProps) => (
  <Avatar
    name={name}
    avatar={avatar}
    border={border}
    className={cx('border-2 border-raised shadow-card crowded:hidden', tintOf(id), className)}
  />
);

import { cx } from '../../lib/cx';
import { Avatar } from '../../subjects/users/avatar';
import { useUser } from '../../subjects/users/user';

interface OwnFaceProps {
  /** The id of the border around it. */
  readonly border?: string;
  readonly className: string;
}

/** The user's own letter or picture inside a border, as in the top bar. */
export const OwnFace = ({ border, className }: OwnFaceProps) => {
  const { username, avatar } = useUser();
  return <Avatar name={username} avatar={avatar} border={border} className={cx('bg-sun', className)} />;
};

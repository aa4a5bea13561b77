import { cx } from '../../lib/cx';
import { Worn } from '../../subjects/store/worn';
import { FaceOf } from '../../subjects/users/face-of';
import { useUser } from '../../subjects/users/user';

interface OwnFaceProps {
  /** The id of the border around it. */
  readonly border?: string;
  readonly className: string;
}

/** What a border goes around: the user's own letter or picture, as in the top bar. */
export const OwnFace = ({ border, className }: OwnFaceProps) => {
  const { username, avatar } = useUser();
  return (
    <span
      aria-hidden
      className={cx(
        'relative grid place-items-center rounded-full bg-sun font-heading font-bold text-ink uppercase',
        className,
      )}
    >
      <FaceOf name={username} avatar={avatar} />
      <Worn id={border} className="-inset-[14%] size-[128%]" />
    </span>
  );
};

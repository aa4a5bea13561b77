import { cx } from '../../lib/cx';

const tints = ['bg-sun', 'bg-sea-soft', 'bg-leaf-soft', 'bg-accent-soft', 'bg-berry-soft'];

/** Always the same tint for the same user. */
const tintOf = (id: string) =>
  tints[[...id].reduce((sum, sign) => sum + sign.charCodeAt(0), 0) % tints.length];

interface FaceProps {
  readonly id: string;
  readonly name: string;
  readonly className?: string;
}

/** The first letter of a name in a disc of the user's own tint. Decoration: the name stands beside it. */
export const Face = ({ id, name, className = 'size-12 text-xl' }: FaceProps) => (
  <span
    aria-hidden
    className={cx(
      'grid shrink-0 place-items-center rounded-full border-2 border-raised font-heading font-bold text-ink uppercase shadow-card crowded:hidden',
      tintOf(id),
      className,
    )}
  >
    {[...name][0]}
  </span>
);

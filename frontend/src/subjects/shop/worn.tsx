import { cx } from '../../lib/cx';

interface WornProps {
  /** The id of an item of the store that is worn; null shows nothing. */
  readonly id: string | null | undefined;
  readonly className?: string;
}

/** Something worn, drawn over what wears it, in the same square. Decoration: missing without a network. */
export const Worn = ({ id, className }: WornProps) =>
  id != null && (
    <img
      key={id}
      src={`/things/${id}.svg`}
      alt=""
      className={cx('pointer-events-none absolute max-w-none', className ?? 'inset-0 size-full')}
      onError={({ currentTarget }) => {
        currentTarget.hidden = true;
      }}
    />
  );

import { Delete } from 'lucide-react';
import { type Picture, pictures, picturesTapped } from '../../../../contract/children/pictures';
import { cx } from '../../lib/cx';
import { Button } from '../../ui/button';
import { signs } from './picture-signs';

interface PicturePadProps {
  readonly label: string;
  readonly value: readonly Picture[];
  readonly onChange: (value: readonly Picture[]) => void;
  /** Whether the tapped pictures can be seen, as while they are chosen. Whoever signs in shows only how many. */
  readonly shown: boolean;
  readonly disabled?: boolean;
}

const Tapped = ({ value, shown }: Pick<PicturePadProps, 'value' | 'shown'>) => (
  <ol aria-hidden className="flex justify-center gap-2">
    {Array.from({ length: picturesTapped }, (_, place) => {
      const picture = value[place];
      const sign = picture === undefined ? undefined : signs[picture];
      return (
        <li
          // biome-ignore lint/suspicious/noArrayIndexKey: a place is its number
          key={place}
          className={cx(
            'grid size-12 place-items-center rounded-full border-2',
            sign === undefined ? 'border-dashed border-line-strong' : 'border-ink',
            shown && sign?.look,
          )}
        >
          {sign !== undefined &&
            (shown ? <sign.Icon className="size-7" /> : <span className="size-5 rounded-full bg-ink" />)}
        </li>
      );
    })}
  </ol>
);

/** Twenty pictures, of which four are tapped, each another one. The order counts. */
export const PicturePad = ({ label, value, onChange, shown, disabled = false }: PicturePadProps) => {
  const isFull = value.length === picturesTapped;
  const chosen = value.map((picture) => signs[picture].name).join(', ');
  return (
    <fieldset aria-label={label} className="grid min-w-0 gap-4">
      <Tapped value={value} shown={shown} />
      <p role="status" className="sr-only">
        {value.length} of {picturesTapped} pictures{shown && value.length > 0 && `: ${chosen}`}
      </p>
      <div className="grid grid-cols-4 gap-2 sm:grid-cols-5 sm:gap-3">
        {pictures.map((picture) => {
          const { name, Icon, look } = signs[picture];
          const isOut = disabled || isFull || value.includes(picture);
          return (
            <button
              key={picture}
              type="button"
              aria-disabled={isOut || undefined}
              onClick={() => !isOut && onChange([...value, picture])}
              className={cx(
                'grid min-h-16 min-w-0 justify-items-center gap-0.5 rounded-control border-2 border-transparent px-1 py-2 text-center text-[0.8em] font-semibold transition-colors hover:border-ink',
                look,
                shown && value.includes(picture) && 'border-ink opacity-60',
                disabled && 'opacity-60',
              )}
            >
              <Icon aria-hidden className="size-9" />
              <span className="crowded:sr-only">{name}</span>
            </button>
          );
        })}
      </div>
      <Button
        look="secondary"
        icon={<Delete aria-hidden className="size-5" />}
        aria-disabled={value.length === 0 || disabled || undefined}
        onClick={() => !disabled && onChange(value.slice(0, -1))}
        className="justify-self-center"
      >
        Take one back
      </Button>
    </fieldset>
  );
};

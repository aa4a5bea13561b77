import { Check } from 'lucide-react';
import type { ReactNode } from 'react';
import { cx } from '../../lib/cx';
import { Picture } from './picture';

export interface Pictured<T extends string> {
  readonly label: T;
  readonly picture: string;
}

const grounds = [
  'bg-sun-soft',
  'bg-sea-soft',
  'bg-leaf-soft',
  'bg-grape-soft',
  'bg-accent-soft',
  'bg-berry-soft',
] as const;

/** A tile of the wall: a picture on its ground above a word, in large letters beside it. */
export const tileClass =
  'relative grid min-w-0 scroll-mb-32 content-start gap-1.5 rounded-card border-3 p-1.5 text-center transition-colors crowded:flex crowded:items-center crowded:text-left';
export const groundClass =
  'grid aspect-4/3 place-items-center rounded-[calc(var(--radius)-0.5rem)] crowded:aspect-auto crowded:size-12 crowded:shrink-0';
export const wordClass =
  'min-w-0 px-0.5 pb-1 text-[0.85em] leading-tight font-semibold crowded:text-[0.8em] crowded:pb-0';

interface PictureWallProps<T extends string> {
  readonly options: readonly Pictured<T>[];
  readonly isChosen: (label: T) => boolean;
  readonly onToggle: (label: T) => void;
  /** No more can be chosen. */
  readonly full?: boolean;
  /** A last tile. */
  readonly children?: ReactNode;
}

/** A choice of any number of things, each a picture with its word to tap. A field group around it provides the question. */
export const PictureWall = <T extends string>(props: PictureWallProps<T>) => {
  const { options, isChosen, onToggle, full = false, children } = props;
  return (
    <div className="grid grid-cols-[repeat(auto-fill,minmax(6.5rem,1fr))] gap-2 sm:gap-3 crowded:grid-cols-1">
      {options.map(({ label, picture }, place) => {
        const chosen = isChosen(label);
        return (
          <button
            key={label}
            type="button"
            aria-pressed={chosen}
            disabled={full && !chosen}
            onClick={() => onToggle(label)}
            className={cx(
              tileClass,
              'group disabled:cursor-not-allowed disabled:opacity-55',
              chosen ? 'border-leaf bg-leaf-soft' : 'border-line bg-raised enabled:hover:border-ink',
            )}
          >
            <span className={cx(groundClass, grounds[place % grounds.length])}>
              <Picture
                name={picture}
                className="size-14 transition-transform motion-safe:group-enabled:group-hover:scale-110 crowded:size-9"
              />
            </span>
            <span className={wordClass}>{label}</span>
            {chosen && (
              <span
                aria-hidden
                className="absolute -top-1.5 -right-1.5 grid size-8 animate-rise place-items-center rounded-full border-2 border-paper bg-leaf text-on-accent"
              >
                <Check strokeWidth={3.5} className="size-5" />
              </span>
            )}
          </button>
        );
      })}
      {children}
    </div>
  );
};

import { BookOpenText, MoonStar } from 'lucide-react';
import type { ReactNode } from 'react';
import { cx } from '../../lib/cx';
import { type Filter, gradesName, levelKeys, levelName, noFilter } from './wall-shelves';

interface ToggleProps {
  readonly icon?: ReactNode;
  readonly pressed: boolean;
  readonly onPress: () => void;
  readonly children: ReactNode;
}

const Toggle = ({ icon, pressed, onPress, children }: ToggleProps) => (
  <button
    type="button"
    aria-pressed={pressed}
    onClick={onPress}
    className={cx(
      'inline-flex min-h-target shrink-0 items-center gap-2 rounded-full border-2 px-3 py-1 font-semibold',
      pressed ? 'border-leaf bg-leaf-soft' : 'border-line-strong bg-raised hover:border-ink hover:bg-sunken',
    )}
  >
    {icon}
    {children}
  </button>
);

interface WallFiltersProps {
  readonly filter: Filter;
  /** A grown-up thinks in grades. */
  readonly forOthers: boolean;
  readonly onChange: (filter: Filter) => void;
}

/** What the wall shows: texts that are here, short ones, one reading level. */
export const WallFilters = ({ filter, forOthers, onChange }: WallFiltersProps) => {
  const change = (part: Partial<Filter>) => {
    const next = { ...filter, ...part };
    onChange(next.here || next.short || next.level !== undefined ? next : noFilter);
  };
  return (
    <fieldset
      // biome-ignore lint/a11y/noNoninteractiveTabindex: a row that scrolls must be reached by the keyboard
      tabIndex={0}
      className="relative -mx-1 flex min-w-0 gap-2 overflow-x-auto px-1 py-1 sm:flex-wrap sm:gap-1.5"
    >
      <legend className="sr-only">Show only</legend>
      <Toggle
        icon={<BookOpenText aria-hidden className="size-5" />}
        pressed={filter.here}
        onPress={() => change({ here: !filter.here })}
      >
        To read here
      </Toggle>
      <Toggle
        icon={<MoonStar aria-hidden className="size-5" />}
        pressed={filter.short}
        onPress={() => change({ short: !filter.short })}
      >
        {forOthers ? 'Short' : 'Short tonight'}
      </Toggle>
      {levelKeys.map((level) => (
        <Toggle
          key={level}
          pressed={filter.level === level}
          onPress={() => change({ level: filter.level === level ? undefined : level })}
        >
          {forOthers ? gradesName(level) : levelName(level)}
        </Toggle>
      ))}
    </fieldset>
  );
};

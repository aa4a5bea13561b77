import { Check } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { cx } from '../lib/cx';
import type { FieldProps } from './field';
import { FieldGroup } from './field-group';

interface RadioCard<T extends string> {
  readonly value: T;
  readonly label: string;
  readonly description?: ReactNode;
  readonly icon?: ReactNode;
  readonly disabled?: boolean;
}

interface RadioCardsProps<T extends string> extends FieldProps {
  readonly options: readonly RadioCard<T>[];
  readonly value: T | undefined;
  readonly onChange: (value: T) => void;
  readonly required?: boolean;
  /** Side by side if there is room; otherwise in a column. */
  readonly columns?: 1 | 2 | 3;
}

const columnClass = { 1: '', 2: 'sm:grid-cols-2', 3: 'sm:grid-cols-3' };

/** A choice of one among few, each with a picture and a short description. */
export const RadioCards = <T extends string>(props: RadioCardsProps<T>) => {
  const { options, value, onChange, required, columns = 1, ...group } = props;
  const id = useId();
  return (
    <FieldGroup {...group}>
      <div className={cx('grid gap-2.5', columnClass[columns])}>
        {options.map((option, index) => {
          const labelId = `${id}-${index}`;
          const aboutId = `${labelId}-about`;
          const chosen = option.value === value;
          return (
            <label
              key={option.value}
              className={cx(
                'relative flex min-h-target items-center gap-3 rounded-control border-2 px-3 py-3 sm:px-4 transition-colors',
                'has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-sea',
                'has-disabled:cursor-not-allowed has-disabled:opacity-55',
                chosen
                  ? 'border-accent bg-accent-soft'
                  : 'border-line-strong bg-raised has-enabled:hover:border-ink has-enabled:hover:bg-sunken',
              )}
            >
              <input
                type="radio"
                name={id}
                value={option.value}
                checked={chosen}
                disabled={option.disabled}
                required={required}
                onChange={() => onChange(option.value)}
                aria-labelledby={labelId}
                aria-describedby={option.description === undefined ? undefined : aboutId}
                className="sr-only"
              />
              {option.icon !== undefined && (
                <span
                  aria-hidden
                  className="grid size-11 shrink-0 place-items-center rounded-full bg-sunken [&_svg]:size-6 crowded:hidden"
                >
                  {option.icon}
                </span>
              )}
              <span className="min-w-0 flex-1">
                <span id={labelId} className="block font-semibold">
                  {option.label}
                </span>
                {option.description !== undefined && (
                  <span id={aboutId} className="block text-[0.9em] text-soft">
                    {option.description}
                  </span>
                )}
              </span>
              <span
                aria-hidden
                className={cx(
                  'grid size-6 shrink-0 place-items-center rounded-full border-2',
                  chosen ? 'border-accent bg-accent text-on-accent' : 'border-line-strong',
                )}
              >
                {chosen && <Check strokeWidth={3.5} className="size-4" />}
              </span>
            </label>
          );
        })}
      </div>
    </FieldGroup>
  );
};

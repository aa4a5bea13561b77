import { Check, Plus } from 'lucide-react';
import { cx } from '../lib/cx';
import type { FieldProps } from './field';
import { FieldGroup } from './field-group';

interface ChipChoiceProps<T extends string> extends FieldProps {
  readonly options: readonly T[];
  readonly value: readonly T[];
  readonly onChange: (value: T[]) => void;
  readonly disabled?: boolean;
}

/** A choice of any number of short words. */
export const ChipChoice = <T extends string>(props: ChipChoiceProps<T>) => {
  const { options, value, onChange, disabled, ...group } = props;
  return (
    <FieldGroup {...group}>
      <div className="flex flex-wrap gap-2">
        {options.map((option) => {
          const chosen = value.includes(option);
          const Icon = chosen ? Check : Plus;
          return (
            <button
              key={option}
              type="button"
              aria-pressed={chosen}
              disabled={disabled}
              onClick={() =>
                onChange(chosen ? value.filter((other) => other !== option) : [...value, option])
              }
              className={cx(
                'inline-flex min-h-target items-center gap-1.5 rounded-full border-2 px-3.5 py-1 text-left font-semibold transition-colors',
                'disabled:cursor-not-allowed disabled:opacity-55',
                chosen
                  ? 'border-leaf bg-leaf-soft'
                  : 'border-line-strong bg-raised enabled:hover:border-ink enabled:hover:bg-sunken',
              )}
            >
              <Icon
                aria-hidden
                strokeWidth={3}
                className={cx('-ml-0.5 size-4 shrink-0', chosen ? 'text-leaf' : 'text-line-strong')}
              />
              {option}
            </button>
          );
        })}
      </div>
    </FieldGroup>
  );
};

import { ChevronDown } from 'lucide-react';
import type { ComponentProps } from 'react';
import { cx } from '../lib/cx';
import { boxClass, FieldFrame, type FieldProps, useField } from './field';

type Option = string | { readonly value: string; readonly label: string };

interface SelectFieldProps extends Omit<ComponentProps<'select'>, 'id' | 'children'>, FieldProps {
  readonly label: string;
  readonly options: readonly Option[];
  /** Shown while nothing is chosen; cannot be chosen itself. */
  readonly placeholder?: string;
}

/** A choice of one among many, in the browser's own list. */
export const SelectField = ({ label, hint, error, options, placeholder, ...select }: SelectFieldProps) => {
  const field = useField({ hint, error });
  const startsEmpty = placeholder !== undefined && select.value === undefined;
  return (
    <FieldFrame field={field} label={label} hint={hint}>
      <div className="relative">
        <select
          {...(startsEmpty && { defaultValue: '' })}
          {...select}
          {...field.control}
          className={cx(boxClass, 'min-h-target appearance-none text-ellipsis pr-12', select.className)}
        >
          {placeholder !== undefined && (
            <option value="" disabled hidden>
              {placeholder}
            </option>
          )}
          {options.map((option) => {
            const { value, label: text } =
              typeof option === 'string' ? { value: option, label: option } : option;
            return (
              <option key={value} value={value}>
                {text}
              </option>
            );
          })}
        </select>
        <ChevronDown
          aria-hidden
          className="pointer-events-none absolute top-1/2 right-4 size-5 -translate-y-1/2 text-soft"
        />
      </div>
    </FieldFrame>
  );
};

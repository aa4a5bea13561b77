import { Check } from 'lucide-react';
import type { ComponentProps } from 'react';
import { FieldError, type FieldProps, useField } from './field';

interface CheckboxFieldProps extends Omit<ComponentProps<'input'>, 'id' | 'type' | 'className'>, FieldProps {}

/** A checkbox; the whole line is clickable. */
export const CheckboxField = ({ label, hint, error: given, ...input }: CheckboxFieldProps) => {
  const { hintId, errorId, error, control, frame } = useField({ hint, error: given });
  const labelId = `${control.id}-label`;
  return (
    <div className="min-w-0" {...frame}>
      <label className="-mx-2 flex min-h-target items-start gap-3 rounded-control px-2 py-2 has-disabled:cursor-not-allowed has-disabled:text-soft has-enabled:hover:bg-sunken">
        <span className="relative mt-[calc((1lh-1.75rem)/2)] grid size-7 shrink-0 place-items-center">
          <input
            {...input}
            {...control}
            type="checkbox"
            aria-labelledby={labelId}
            className="peer size-full appearance-none rounded-lg border-2 border-line-strong bg-raised checked:border-leaf checked:bg-leaf enabled:hover:border-ink disabled:border-line disabled:checked:bg-line-strong aria-invalid:border-berry forced-colors:appearance-auto"
          />
          <Check
            aria-hidden
            strokeWidth={3.5}
            className="pointer-events-none absolute size-5 text-on-accent opacity-0 peer-checked:opacity-100 forced-colors:hidden"
          />
        </span>
        <span className="min-w-0">
          <span id={labelId}>{label}</span>
          {hint !== undefined && (
            <span id={hintId} className="block text-[0.9em] text-soft">
              {hint}
            </span>
          )}
        </span>
      </label>
      <div className="pl-10">
        <FieldError id={errorId}>{error}</FieldError>
      </div>
    </div>
  );
};

import { type ReactNode, useId } from 'react';

interface SwitchProps {
  readonly label: ReactNode;
  readonly hint?: ReactNode;
  readonly checked: boolean;
  readonly onChange: (checked: boolean) => void;
  readonly disabled?: boolean;
}

/** A setting that is on or off, effective immediately without a form. */
export const Switch = ({ label, hint, checked, onChange, disabled }: SwitchProps) => {
  const id = useId();
  return (
    <label className="-mx-2 flex min-h-target items-center justify-between gap-4 crowded:flex-col crowded:items-start crowded:gap-2 rounded-control px-2 py-2 has-enabled:hover:bg-sunken has-disabled:cursor-not-allowed has-disabled:text-soft">
      <span className="min-w-0">
        <span id={`${id}-label`} className="block font-semibold">
          {label}
        </span>
        {hint !== undefined && (
          <span id={`${id}-hint`} className="block text-[0.9em] text-soft">
            {hint}
          </span>
        )}
      </span>
      <span className="relative h-8 w-14 shrink-0">
        <input
          type="checkbox"
          // biome-ignore lint/a11y/useAriaPropsForRole: a native checkbox tells its state by itself
          role="switch"
          aria-labelledby={`${id}-label`}
          aria-describedby={hint === undefined ? undefined : `${id}-hint`}
          checked={checked}
          disabled={disabled}
          onChange={(event) => onChange(event.target.checked)}
          className="peer size-full appearance-none rounded-full border-2 border-line-strong bg-sunken transition-colors checked:border-leaf checked:bg-leaf disabled:opacity-55 forced-colors:appearance-auto"
        />
        <span
          aria-hidden
          className="pointer-events-none absolute top-1.5 left-1.5 size-5 rounded-full bg-line-strong transition-[translate,background] peer-checked:translate-x-6 peer-checked:bg-raised forced-colors:hidden"
        />
      </span>
    </label>
  );
};

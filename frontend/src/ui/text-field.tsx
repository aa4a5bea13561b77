import { type ComponentProps, useId } from 'react';

interface TextFieldProps extends Omit<ComponentProps<'input'>, 'id'> {
  readonly label: string;
  readonly hint?: string;
}

/** A labelled line of text. */
export const TextField = ({ label, hint, ...input }: TextFieldProps) => {
  const id = useId();
  const hintId = `${id}-hint`;
  return (
    <div className="grid gap-1.5">
      <label htmlFor={id} className="font-semibold">
        {label}
      </label>
      <input
        {...input}
        id={id}
        aria-describedby={hint === undefined ? undefined : hintId}
        className="min-h-target w-full rounded-control border-2 border-line-strong bg-raised px-4 py-2 placeholder:text-soft hover:border-ink"
      />
      {hint !== undefined && (
        <p id={hintId} className="text-[0.9em] text-soft">
          {hint}
        </p>
      )}
    </div>
  );
};

import { CircleAlert } from 'lucide-react';
import { type FormEvent, type ReactNode, useId, useState } from 'react';
import { type Control, problemOf } from './problem-of';

/** The properties that all fields share. */
export interface FieldProps {
  readonly label: ReactNode;
  readonly hint?: ReactNode | undefined;
  /** The problem of the input, and how to correct it. */
  readonly error?: string | undefined;
}

/**
 * Connects a control to its hint and its error. What the browser finds when the form is sent is shown as an error, too, until
 * the input changes, instead of in the browser's bubble. `frame` belongs to the element around the control.
 */
export const useField = ({ hint, error: given }: Pick<FieldProps, 'hint' | 'error'>) => {
  const id = useId();
  const [problem, setProblem] = useState<string>();
  const error = given ?? problem;
  const hintId = `${id}-hint`;
  const errorId = `${id}-error`;
  const describedBy = [hint !== undefined && hintId, error !== undefined && errorId]
    .filter(Boolean)
    .join(' ');
  return {
    hintId,
    errorId,
    error,
    frame: {
      // A control's `invalid` does not bubble.
      onInvalidCapture: (event: FormEvent) => {
        event.preventDefault();
        const control = event.target as Control;
        setProblem(problemOf(control));
        const all = [...(control.form?.elements ?? [])] as Control[];
        if (all.find(({ validity }) => validity?.valid === false) === control) control.focus();
      },
      onInput: () => setProblem(undefined),
    },
    control: {
      id,
      'aria-describedby': describedBy || undefined,
      'aria-invalid': error !== undefined || undefined,
    },
  };
};

/** The style that all text boxes share. */
export const boxClass =
  'w-full rounded-control border-2 border-line-strong bg-raised px-4 py-2 placeholder:text-soft enabled:hover:border-ink aria-invalid:border-berry disabled:cursor-not-allowed disabled:border-line disabled:bg-sunken disabled:text-soft';

/** Screen readers announce it as soon as it appears: the region exists before its text. */
export const FieldError = ({ id, children }: { id: string; children: string | undefined }) => (
  <div aria-live="polite">
    {children !== undefined && (
      <p id={id} className="mt-1.5 flex items-start gap-1.5 font-semibold text-[0.9em] text-berry">
        <CircleAlert aria-hidden className="mt-[0.2em] size-[1.15em] shrink-0" />
        {children}
      </p>
    )}
  </div>
);

export const FieldHint = ({ id, children }: { id: string; children: ReactNode }) =>
  children !== undefined && (
    <p id={id} className="mt-1 text-[0.9em] text-soft">
      {children}
    </p>
  );

interface FieldFrameProps extends Pick<FieldProps, 'label' | 'hint'> {
  readonly field: ReturnType<typeof useField>;
  readonly children: ReactNode;
}

/** Label above, then the control, then hint and error. */
export const FieldFrame = ({ field, label, hint, children }: FieldFrameProps) => (
  <div className="min-w-0" {...field.frame}>
    <label htmlFor={field.control.id} className="mb-1.5 block font-semibold">
      {label}
    </label>
    {children}
    <FieldHint id={field.hintId}>{hint}</FieldHint>
    <FieldError id={field.errorId}>{field.error}</FieldError>
  </div>
);

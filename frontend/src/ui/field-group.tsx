import type { ReactNode } from 'react';
import { FieldError, FieldHint, type FieldProps, useField } from './field';

interface FieldGroupProps extends FieldProps {
  readonly children: ReactNode;
}

/** Several controls that answer one question. */
export const FieldGroup = ({ label, hint, error: given, children }: FieldGroupProps) => {
  const { hintId, errorId, error, control, frame } = useField({ hint, error: given });
  return (
    <fieldset aria-describedby={control['aria-describedby']} className="min-w-0" {...frame}>
      <legend className="mb-1.5 font-semibold">{label}</legend>
      {hint !== undefined && (
        <div className="-mt-1.5 mb-2.5">
          <FieldHint id={hintId}>{hint}</FieldHint>
        </div>
      )}
      {children}
      <FieldError id={errorId}>{error}</FieldError>
    </fieldset>
  );
};

import type { ComponentProps, ReactNode } from 'react';
import { cx } from '../lib/cx';
import { boxClass, FieldFrame, type FieldProps, useField } from './field';

interface TextFieldProps extends Omit<ComponentProps<'input'>, 'id'>, FieldProps {
  readonly label: string;
  /** Inside the box on the right: a button to show a password, a unit. */
  readonly end?: ReactNode;
}

/** A labelled line of text; with `type="number"` and `inputMode="numeric"` a number. */
export const TextField = ({ label, hint, error, end, ...input }: TextFieldProps) => {
  const field = useField({ hint, error });
  return (
    <FieldFrame field={field} label={label} hint={hint}>
      <div className="relative">
        <input
          {...input}
          {...field.control}
          className={cx(boxClass, 'min-h-target', end !== undefined && 'pr-14', input.className)}
        />
        {end !== undefined && <span className="absolute inset-y-0 right-1 grid items-center">{end}</span>}
      </div>
    </FieldFrame>
  );
};

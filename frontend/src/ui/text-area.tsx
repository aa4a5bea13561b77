import { type ComponentProps, useLayoutEffect, useRef } from 'react';
import { cx } from '../lib/cx';
import { boxClass, FieldFrame, type FieldProps, useField } from './field';

interface TextAreaProps extends Omit<ComponentProps<'textarea'>, 'id' | 'ref'>, FieldProps {
  readonly label: string;
  /** In pixels; a text area that does not grow scrolls. */
  readonly maxHeight?: number;
}

/** A labelled text of several lines: it grows with its content. */
export const TextArea = ({ label, hint, error, maxHeight = 150, ...area }: TextAreaProps) => {
  const field = useField({ hint, error });
  const ref = useRef<HTMLTextAreaElement>(null);
  const grow = () => {
    const box = ref.current;
    if (box === null) return;
    box.style.height = 'auto';
    const border = box.offsetHeight - box.clientHeight;
    box.style.height = `${Math.min(box.scrollHeight + border, maxHeight)}px`;
  };
  // The text may also change from outside: a sent message empties the box.
  useLayoutEffect(() => {
    grow();
  });
  return (
    <FieldFrame field={field} label={label} hint={hint}>
      <textarea
        rows={2}
        {...area}
        {...field.control}
        ref={ref}
        onInput={(event) => {
          grow();
          area.onInput?.(event);
        }}
        style={{ maxHeight }}
        className={cx(boxClass, 'block min-h-target resize-none', area.className)}
      />
    </FieldFrame>
  );
};

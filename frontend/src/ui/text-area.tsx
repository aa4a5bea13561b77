import { type ComponentProps, useLayoutEffect, useRef } from 'react';
import { cx } from '../lib/cx';
import { boxClass, FieldFrame, type FieldProps, useField } from './field';

interface TextAreaProps extends Omit<ComponentProps<'textarea'>, 'id' | 'ref'>, FieldProps {
  readonly label: string;
  /** In pixels; a text area that does not grow scrolls. */
  readonly maxHeight?: number;
}

/** Otherwise the height is measured once, and does not follow a later change of the theme or the size of letters. */
const growsByStyle = globalThis.CSS?.supports?.('field-sizing', 'content') ?? false;

/** A labelled text of several lines: it grows with its content. */
export const TextArea = ({ label, hint, error, maxHeight = 150, rows = 2, ...area }: TextAreaProps) => {
  const field = useField({ hint, error });
  const ref = useRef<HTMLTextAreaElement>(null);
  const grow = () => {
    const box = ref.current;
    if (box === null || growsByStyle) return;
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
        rows={rows}
        {...area}
        {...field.control}
        ref={ref}
        onInput={(event) => {
          grow();
          area.onInput?.(event);
        }}
        style={{ maxHeight, minHeight: `round(${rows}lh + 1rem + 4px, 1px)` }}
        className={cx(boxClass, 'field-sizing-content block resize-none', area.className)}
      />
    </FieldFrame>
  );
};

import { X } from 'lucide-react';
import { type KeyboardEvent, useRef } from 'react';
import { cx } from '../lib/cx';
import { isComposing } from './composing';
import { FieldFrame, type FieldProps, useField } from './field';
import { useChips } from './use-chips';

interface ChipsInputProps extends FieldProps {
  readonly label: string;
  readonly value: readonly string[];
  readonly onChange: (value: string[]) => void;
  readonly placeholder?: string;
  readonly maxItems: number;
  /** The label of one item. */
  readonly maxLength: number;
  readonly disabled?: boolean;
}

/**
 * A list of short texts. Enter, a comma, or leaving the box adds the typed text; Backspace in the empty box removes the last
 * one.
 */
export const ChipsInput = (props: ChipsInputProps) => {
  const { label, hint, error, value, placeholder, maxItems, maxLength, disabled } = props;
  const field = useField({ hint, error });
  const { text, said, full, addText, write, remove, leave } = useChips(props);
  const input = useRef<HTMLInputElement>(null);
  const list = useRef<HTMLUListElement>(null);

  const takeAway = (at: number) => {
    // Focus moves before the focused button disappears.
    const buttons = list.current?.querySelectorAll('button');
    (buttons?.[at + 1] ?? buttons?.[at - 1] ?? input.current)?.focus();
    remove(at);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (isComposing(event)) return;
    if (event.key === 'Enter') {
      // Also when there is nothing to add: an extra Enter must not submit the form.
      event.preventDefault();
      addText();
    } else if (event.key === 'Backspace' && text === '' && value.length > 0) remove(value.length - 1);
  };

  return (
    <FieldFrame field={field} label={label} hint={hint}>
      <div
        className={cx(
          'flex flex-wrap items-center gap-2 rounded-control border-2 p-1.5',
          'has-[input:focus-visible]:outline-3 has-[input:focus-visible]:outline-offset-3 has-[input:focus-visible]:outline-sea',
          disabled ? 'border-line bg-sunken' : 'bg-raised',
          !disabled && (error === undefined ? 'border-line-strong hover:border-ink' : 'border-berry'),
        )}
      >
        <ul ref={list} aria-label={`${label}: chosen`} className="contents">
          {value.map((item, at) => (
            <li
              key={item}
              className="flex min-w-0 max-w-full items-center rounded-3xl bg-sea-soft py-0.5 pl-4 font-semibold text-[0.95em]"
            >
              <span className="min-w-0 leading-snug wrap-anywhere">{item}</span>
              <button
                type="button"
                disabled={disabled}
                onClick={() => takeAway(at)}
                aria-label={`Take away ${item}`}
                className="-my-0.5 grid size-target shrink-0 place-items-center rounded-full text-soft focus-visible:-outline-offset-4 enabled:hover:text-ink"
              >
                <X aria-hidden strokeWidth={2.5} className="size-4.5" />
              </button>
            </li>
          ))}
        </ul>
        <input
          {...field.control}
          ref={input}
          value={text}
          disabled={disabled}
          readOnly={full}
          placeholder={full ? undefined : placeholder}
          maxLength={maxLength}
          autoComplete="off"
          enterKeyHint="enter"
          onChange={(event) => write(event.target.value)}
          onKeyDown={onKeyDown}
          onBlur={leave}
          className={cx(
            'min-h-target min-w-0 flex-1 bg-transparent px-2.5 outline-none placeholder:text-soft disabled:cursor-not-allowed',
            full || disabled ? 'basis-8' : 'basis-36',
          )}
        />
      </div>
      <p role="status" className={cx('mt-1 text-[0.9em] text-soft', !said.shown && !full && 'sr-only')}>
        {said.text} {full && `That makes ${maxItems}, which is all that fits. Take one away to add another.`}
      </p>
    </FieldFrame>
  );
};

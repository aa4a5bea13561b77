import { Search } from 'lucide-react';
import { type KeyboardEvent, type ReactNode, useId, useState } from 'react';
import { cx } from '../lib/cx';
import { isComposing } from './composing';
import { Spinner } from './spinner';

interface ComboboxProps<T> {
  readonly label: string;
  readonly placeholder: string;
  readonly text: string;
  readonly onText: (text: string) => void;
  readonly items: readonly T[];
  readonly keyOf: (item: T) => string;
  readonly children: (item: T) => ReactNode;
  readonly onChoose: (item: T) => void;
  /**
   * The text about the suggestions, visible when there are none and always read by screen readers; null: nothing to suggest
   * yet.
   */
  readonly status: string | null;
  readonly busy: boolean;
  /** A picture beside the status when there are no suggestions. */
  readonly picture?: ReactNode;
  /** Shown above the suggestions. */
  readonly note?: ReactNode;
}

/**
 * A text box with suggestions, after the combobox pattern of the ARIA Authoring Practices: the arrow keys move through the
 * suggestions while focus stays in the box, Enter chooses one, Escape closes them.
 */
export const Combobox = <T,>(props: ComboboxProps<T>) => {
  const { label, placeholder, text, onText, items, keyOf, children, onChoose, status, busy, picture, note } =
    props;
  const id = useId();
  const [open, setOpen] = useState(false);
  const [pointed, setPointed] = useState(0);
  const shown = open && status !== null;
  const active = Math.min(pointed, items.length - 1);
  const optionId = (index: number) => `${id}-option-${index}`;

  const choose = (item: T | undefined) => {
    if (item === undefined) return;
    setOpen(false);
    onChoose(item);
  };
  const step = (by: number) => {
    setOpen(true);
    if (shown && items.length > 0) setPointed((active + by + items.length) % items.length);
  };
  const keys: Record<string, () => void> = {
    ArrowDown: () => step(1),
    ArrowUp: () => step(-1),
    Enter: () => shown && !busy && choose(items[active]),
    Escape: () => (shown ? setOpen(false) : onText('')),
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const run = isComposing(event) ? undefined : keys[event.key];
    if (run === undefined) return;
    event.preventDefault();
    run();
  };

  return (
    <div className="relative grid gap-2">
      <label htmlFor={id} className="font-heading text-xl font-bold">
        {label}
      </label>
      <div className="relative">
        <Search aria-hidden className="absolute top-1/2 left-4 size-6 -translate-y-1/2 text-soft" />
        <input
          id={id}
          role="combobox"
          aria-expanded={shown}
          aria-controls={`${id}-list`}
          aria-autocomplete="list"
          aria-activedescendant={shown && active >= 0 ? optionId(active) : undefined}
          autoComplete="off"
          enterKeyHint="search"
          placeholder={placeholder}
          value={text}
          onChange={(event) => {
            onText(event.target.value);
            setPointed(0);
            setOpen(true);
          }}
          onFocus={() => setOpen(true)}
          onBlur={() => setOpen(false)}
          onKeyDown={onKeyDown}
          className="min-h-14 w-full rounded-full border-2 border-line-strong bg-raised pr-12 pl-13 text-ellipsis placeholder:text-soft hover:border-ink"
        />
        {busy && (
          <span className="absolute top-1/2 right-5 -translate-y-1/2 text-accent">
            <Spinner />
          </span>
        )}
      </div>
      <p role="status" className="sr-only">
        {shown ? status : ''}
      </p>
      <div
        className={cx(
          'absolute inset-x-0 top-full z-20 mt-2 max-h-[26rem] overflow-y-auto overscroll-contain rounded-card border border-line bg-raised p-2 shadow-2xl',
          !shown && 'hidden',
        )}
      >
        {items.length === 0 && (
          <div aria-hidden className="flex items-center gap-3 px-3 py-3 text-soft">
            {picture}
            <p className="min-w-0">{status}</p>
          </div>
        )}
        {items.length > 0 && note}
        <div role="listbox" id={`${id}-list`} aria-label={label}>
          {items.map((item, index) => (
            // biome-ignore lint/a11y/useKeyWithClickEvents: the text box has the keys of its options
            // biome-ignore lint/a11y/useFocusableInteractive: focus stays in the text box
            <div
              key={keyOf(item)}
              id={optionId(index)}
              role="option"
              aria-selected={index === active}
              onPointerDown={(event) => event.preventDefault()}
              onPointerMove={() => setPointed(index)}
              onClick={() => choose(item)}
              className={cx('cursor-pointer rounded-control p-2', index === active && 'bg-accent-soft')}
            >
              {children(item)}
            </div>
          ))}
        </div>
      </div>
    </div>
  );
};

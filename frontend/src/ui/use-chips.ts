import { useEffect, useRef, useState } from 'react';

interface Chips {
  readonly value: readonly string[];
  readonly onChange: (value: string[]) => void;
  readonly maxItems: number;
  readonly maxLength: number;
}

interface Said {
  readonly text: string;
  /** An item was not added as typed: sighted users must learn this too. */
  readonly shown?: boolean;
}

/** Keyboards of other scripts have their own comma. */
const comma = /[,，、]/;

const among = (items: readonly string[], item: string) =>
  items.some((other) => other.toLowerCase() === item.toLowerCase());

/** Whether a pointer is pressed at the moment. */
const usePressing = () => {
  const pressing = useRef(false);
  useEffect(() => {
    const follow = ({ type }: MouseEvent) => {
      pressing.current = type === 'mousedown';
    };
    addEventListener('mousedown', follow, true);
    addEventListener('mouseup', follow, true);
    return () => {
      removeEventListener('mousedown', follow, true);
      removeEventListener('mouseup', follow, true);
    };
  }, []);
  return pressing;
};

/** The state of a list of short texts, and its announcements. */
export const useChips = ({ value, onChange, maxItems, maxLength }: Chips) => {
  const [text, setText] = useState('');
  const [said, setSaid] = useState<Said>({ text: '' });
  const pressing = usePressing();

  const add = (texts: readonly string[]) => {
    const items = texts.map((item) => item.trim().slice(0, maxLength).trim()).filter(Boolean);
    const fresh = items
      .filter((item, at) => !among([...value, ...items.slice(0, at)], item))
      .slice(0, maxItems - value.length);
    const known = items.find((item) => among(value, item));
    if (fresh.length > 0) {
      onChange([...value, ...fresh]);
      setSaid({ text: `Added ${fresh.join(', ')}` });
    } else if (known !== undefined) setSaid({ text: `${known} is already there.`, shown: true });
  };
  const addText = () => {
    setText('');
    add([text]);
  };
  return {
    text,
    said,
    full: value.length >= maxItems,
    addText,
    /** A comma ends an item; a pasted list has several. */
    write: (written: string) => {
      const parts = written.split(comma);
      setText(parts.at(-1) ?? '');
      if (parts.length > 1) add(parts.slice(0, -1));
    },
    remove: (at: number) => {
      setSaid({ text: `Took away ${value[at]}` });
      onChange(value.filter((_, other) => other !== at));
    },
    /** A new chip may move the control that is being pressed: it waits until the press has ended. */
    leave: () => {
      if (pressing.current) addEventListener('mouseup', addText, { once: true });
      else addText();
    },
  };
};

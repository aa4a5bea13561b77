import { useEffect, useRef, useState } from 'react';

interface Chips {
  readonly value: readonly string[];
  readonly onChange: (value: string[]) => void;
  readonly maxItems: number;
  readonly maxLength: number;
}

interface Said {
  readonly text: string;
  /** Something did not go as meant: eyes need to know that too. */
  readonly shown?: boolean;
}

/** Keyboards of other scripts have a comma of their own. */
const comma = /[,，、]/;

const among = (items: readonly string[], item: string) =>
  items.some((other) => other.toLowerCase() === item.toLowerCase());

/** Whether a press is going on just now. */
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

/** What happens to a list of short texts, and what is said about it. */
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
    /** A comma ends an item; several come at once when a list is pasted. */
    write: (written: string) => {
      const parts = written.split(comma);
      setText(parts.at(-1) ?? '');
      if (parts.length > 1) add(parts.slice(0, -1));
    },
    remove: (at: number) => {
      setSaid({ text: `Took away ${value[at]}` });
      onChange(value.filter((_, other) => other !== at));
    },
    /** A new chip may move what is being pressed just now: it waits until the press is over. */
    leave: () => {
      if (pressing.current) addEventListener('mouseup', addText, { once: true });
      else addText();
    },
  };
};

import { BookOpen } from 'lucide-react';
import { type FormEvent, useId, useState } from 'react';
import { Button } from '../../ui/button';
import type { MetWord } from './met';

/** Looks up a typed word: the way to a meaning with the keyboard. */
export const LookUp = ({ onWord }: { onWord: (met: MetWord) => void }) => {
  const [word, setWord] = useState('');
  const id = useId();
  const send = (event: FormEvent) => {
    event.preventDefault();
    if (/^[A-Za-z]+(?:['’-][A-Za-z]+)*$/.test(word.trim())) onWord({ word: word.trim() });
  };
  return (
    <form onSubmit={send} className="grid gap-1.5">
      <label htmlFor={id} className="text-soft">
        Tap a word of the text to see what it means, or write it here:
      </label>
      <span className="flex flex-wrap gap-2">
        <input
          id={id}
          value={word}
          maxLength={30}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          onChange={({ target }) => setWord(target.value)}
          className="min-h-target min-w-0 max-w-sm flex-[1_1_12rem] rounded-control border-2 border-line-strong bg-raised px-3"
        />
        <Button type="submit" look="secondary" icon={<BookOpen aria-hidden className="size-5" />}>
          Look it up
        </Button>
      </span>
    </form>
  );
};

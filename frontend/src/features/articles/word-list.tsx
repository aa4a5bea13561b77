import { useMutation, useQueryClient } from '@tanstack/react-query';
import { X } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { type MyWord, words } from '../../../../contract/words/endpoints';
import { call } from '../../lib/api';
import { MeaningOf } from '../../subjects/words/meaning-of';
import type { MetWord } from '../../subjects/words/met';
import { myWordsQuery } from '../../subjects/words/my-words';
import { Badge } from '../../ui/badge';
import { Button } from '../../ui/button';
import { Notice } from '../../ui/notice';
import { Sentence } from './sentence';

interface RowProps {
  readonly word: MyWord;
  readonly onOpen: () => void;
  readonly onForget: () => void;
}

const Row = ({ word, onOpen, onForget }: RowProps) => (
  <li className="grid content-start gap-1 rounded-card border border-line bg-raised p-4 shadow-card crowded:p-3">
    <div className="flex flex-wrap items-center gap-x-3">
      <button
        type="button"
        onClick={onOpen}
        className="min-h-target min-w-0 text-left font-heading text-2xl font-bold crowded:text-base wrap-break-word decoration-accent decoration-dotted underline underline-offset-4"
      >
        {word.word}
      </button>
      {word.is_known && <Badge tone="good">Known</Badge>}
      <Button
        look="quiet"
        icon={<X aria-hidden className="size-5" />}
        onClick={onForget}
        aria-label={`Take off: ${word.word}`}
        className="-mr-2 ml-auto px-2!"
      >
        Take off
      </Button>
    </div>
    <Sentence word={word} />
  </li>
);

/** All words of a child, each with its meaning behind it. */
export const WordList = ({ all }: { all: readonly MyWord[] }) => {
  const queries = useQueryClient();
  const [open, setOpen] = useState<MetWord>();
  const forget = useMutation({
    mutationFn: (word: string) => call(words.forget, { params: { word } }),
    onSuccess: () => queries.invalidateQueries({ queryKey: myWordsQuery.queryKey }),
  });
  const status = useRef<HTMLParagraphElement>(null);
  // The pressed button has disappeared with its word.
  useEffect(() => {
    if (forget.data !== undefined) status.current?.focus();
  }, [forget.data]);
  return (
    <section aria-label="All my words" className="grid gap-3">
      {forget.error !== null && <Notice kind="error">{forget.error.message}</Notice>}
      <p
        ref={status}
        role="status"
        tabIndex={-1}
        className="sticky top-20 z-1 bg-paper py-2 text-soft outline-none empty:hidden"
      >
        {forget.isSuccess && `${forget.data.word} is off your list.`}
      </p>
      <ul className="grid gap-3 sm:grid-cols-2">
        {all.map((word) => (
          <Row
            key={word.word}
            word={word}
            onOpen={() =>
              setOpen({ word: word.word, ...(word.sentence !== null && { text: word.sentence }) })
            }
            onForget={() => forget.mutate(word.word)}
          />
        ))}
      </ul>
      {open !== undefined && <MeaningOf met={open} onClose={() => setOpen(undefined)} />}
    </section>
  );
};

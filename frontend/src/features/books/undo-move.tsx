import { useEffect, useRef, useState } from 'react';
import { Button } from '../../ui/button';
import { Notice } from '../../ui/notice';
import { listTitles, type Moved } from './reading-lists';
import { usePlacement } from './use-placement';

const shownMilliseconds = 8000;

/** Says that a book was moved and takes it back for a while; waits for as long as it is pointed at or focused. */
export const UndoMove = ({ moved: { book, from, to }, onDone }: { moved: Moved; onDone: () => void }) => {
  const placement = usePlacement(book.id);
  const [pointed, setPointed] = useState(false);
  const [focused, setFocused] = useState(false);
  // The row that had focus has moved away; from here it is one step to the button.
  const section = useRef<HTMLElement>(null);
  useEffect(() => {
    section.current?.focus();
  }, []);
  const held = pointed || focused || placement.isError;
  useEffect(() => {
    if (held) return;
    const timer = setTimeout(onDone, shownMilliseconds);
    return () => clearTimeout(timer);
  }, [held, onDone]);
  return (
    <section
      ref={section}
      tabIndex={-1}
      aria-label="Undo"
      onPointerEnter={() => setPointed(true)}
      onPointerLeave={() => setPointed(false)}
      onFocus={({ target, currentTarget }) => setFocused(target !== currentTarget)}
      onBlur={() => setFocused(false)}
      className="sticky top-20 z-10 outline-none"
    >
      <Notice
        kind={placement.isError ? 'error' : 'success'}
        action={
          <Button
            look="secondary"
            busy={placement.isPending}
            onClick={() =>
              placement.mutate(
                { stage: from, ...(book.rating !== null && { rating: book.rating }) },
                { onSuccess: onDone },
              )
            }
          >
            Undo
          </Button>
        }
      >
        {placement.isError ? (
          placement.error.message
        ) : (
          <>
            <strong>{book.title}</strong> has {from === to ? 'new stars' : `moved to ${listTitles[to]}`}.
          </>
        )}
      </Notice>
    </section>
  );
};

import { useEffect, useState } from 'react';
import { Button } from '../../ui/button';
import { Notice } from '../../ui/notice';
import type { Moved } from './reading-lists';
import { usePlacement } from './use-placement';

const shownMilliseconds = 8000;

/** Says that a book was moved and takes it back for a while; waits for as long as it is pointed at or focused. */
export const UndoMove = ({ moved: { book, from }, onDone }: { moved: Moved; onDone: () => void }) => {
  const placement = usePlacement(book.id);
  const [held, setHeld] = useState(false);
  useEffect(() => {
    if (held) return;
    const timer = setTimeout(onDone, shownMilliseconds);
    return () => clearTimeout(timer);
  }, [held, onDone]);
  const hold = () => setHeld(true);
  const release = () => setHeld(false);
  return (
    <section
      aria-label="Undo"
      onPointerEnter={hold}
      onPointerLeave={release}
      onFocus={hold}
      onBlur={release}
      className="sticky top-20 z-10"
    >
      <Notice
        kind="success"
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
        <strong>{book.title}</strong> has moved.
      </Notice>
    </section>
  );
};

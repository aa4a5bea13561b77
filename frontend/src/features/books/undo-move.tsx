import { useCallback, useEffect, useRef } from 'react';
import { usePlacement } from '../../subjects/books/placement';
import { Banner } from '../../ui/banner';
import { Button } from '../../ui/button';
import { RetryNotice } from '../../ui/retry-notice';
import { listTitles, type Moved } from './reading-lists';

interface UndoMoveProps {
  readonly moved: Moved;
  readonly onUndone: () => void;
  /** It has disappeared: dismissed, or after a while. `focused` tells whether the focus was in it. */
  readonly onGone: (focused: boolean) => void;
}

/** Reports that a book was moved, and offers to undo it for a while. */
export const UndoMove = ({ moved: { book, from, to }, onUndone, onGone }: UndoMoveProps) => {
  const { mutate, isPending, isError, error } = usePlacement(book.id);
  // Focus is kept here when the focused element disappears: the moved row, the pressed button.
  const section = useRef<HTMLElement>(null);
  useEffect(() => {
    section.current?.focus();
  }, []);
  const undo = () => {
    section.current?.focus();
    mutate({ stage: from, rating: book.rating }, { onSuccess: onUndone });
  };
  const go = useCallback(() => onGone(section.current?.contains(document.activeElement) ?? false), [onGone]);
  return (
    <section ref={section} tabIndex={-1} aria-label="Undo" className="sticky top-20 z-10 outline-none">
      {isError ? (
        <RetryNotice onRetry={undo}>{error.message}</RetryNotice>
      ) : (
        <Banner
          kind="success"
          onGone={go}
          action={
            <Button look="secondary" busy={isPending} onClick={undo}>
              Undo
            </Button>
          }
        >
          <strong>{book.title}</strong> has {from === to ? 'new stars' : `moved to ${listTitles[to]}`}.
        </Banner>
      )}
    </section>
  );
};

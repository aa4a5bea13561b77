import { ChevronRight } from 'lucide-react';
import { useState } from 'react';
import type { ListedBook, Stage } from '../../../../contract/books/endpoints';
import { cx } from '../../lib/cx';
import { BookCover } from '../../subjects/books/book-cover';
import { type Placement, usePlacement } from '../../subjects/books/placement';
import { ReadingLevel } from '../../subjects/books/reading-level';
import { Badge } from '../../ui/badge';
import { Button } from '../../ui/button';
import { Notice } from '../../ui/notice';
import { Piece } from '../../ui/piece';
import { Stars } from '../../ui/stars';
import { RateDialog } from './dialogs';
import { StatusLabel } from './status-label';

const moves: Record<Stage, readonly { to: Stage; label: string }[]> = {
  want_to_read: [
    { to: 'reading', label: 'Start Reading' },
    { to: 'read', label: 'Mark as Read' },
  ],
  reading: [
    { to: 'read', label: 'Mark as Read' },
    { to: 'want_to_read', label: 'Back to Want to Read' },
  ],
  read: [
    { to: 'read', label: 'Change rating' },
    { to: 'reading', label: 'Read again' },
  ],
};

/** A book that was read to the end waits for its stars only. */
const ofFinished: typeof moves.reading = [
  { to: 'read', label: 'Give it your stars' },
  { to: 'want_to_read', label: 'Back to Want to Read' },
];

/** The id of the button that opens the book. A book is on one list at most. */
export const rowId = (bookId: string) => `row-${bookId}`;

interface ListRowProps {
  readonly book: ListedBook;
  readonly stage: Stage;
  /** On Currently Reading, and read to the end. */
  readonly isFinished: boolean;
  readonly onOpen: () => void;
  readonly onMoved: (to: Stage) => void;
}

export const ListRow = ({ book, stage, isFinished, onOpen, onMoved }: ListRowProps) => {
  const placement = usePlacement(book.id);
  const [rating, setRating] = useState(false);
  const place = (to: Placement) => placement.mutate(to, { onSuccess: () => onMoved(to.stage) });
  return (
    <li className="grid gap-2 py-3 last:pb-0">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
        <button
          id={rowId(book.id)}
          type="button"
          onClick={onOpen}
          className="flex min-w-0 flex-1 basis-60 items-center gap-3 rounded-control p-1 text-left hover:bg-sunken crowded:grid crowded:grid-cols-[1fr_auto]"
        >
          <BookCover book={book} />
          <span className="min-w-0 flex-1 crowded:order-last crowded:col-span-2">
            <span className="block leading-snug font-semibold">{book.title}</span>
            <span className="block text-[0.9em] text-soft">{book.author}</span>
            <span className="mt-1 flex flex-wrap items-center gap-x-3 gap-y-1">
              {isFinished && <Badge tone="good">Read to the end</Badge>}
              <StatusLabel book={book} listed />
              <ReadingLevel book={book} />
              {book.rating !== null && <Stars rating={book.rating} />}
            </span>
          </span>
          <ChevronRight aria-hidden className="size-6 shrink-0 text-soft" />
        </button>
        <span className="flex flex-wrap gap-1 max-sm:w-full crowded:flex-col">
          {(isFinished ? ofFinished : moves[stage]).map(({ to, label }, rank) => (
            <Button
              key={to}
              look={rank === 0 ? 'secondary' : 'quiet'}
              aria-label={`${label}: ${book.title}`}
              busy={placement.isPending && placement.variables.stage === to}
              onClick={() => (to === 'read' ? setRating(true) : place({ stage: to }))}
              className={cx(
                'px-3! max-sm:flex-auto max-sm:text-[0.9em] whitespace-nowrap crowded:whitespace-normal',
                rank === 0 ? 'max-sm:px-2!' : 'font-normal! text-soft! max-sm:px-1!',
              )}
            >
              {label}
            </Button>
          ))}
        </span>
      </div>
      {placement.isError && <Notice kind="error">{placement.error.message}</Notice>}
      {rating && (
        <Piece>
          <RateDialog
            title={book.title}
            rating={book.rating ?? undefined}
            onClose={() => setRating(false)}
            onRate={(stars) => {
              setRating(false);
              place({ stage: 'read', rating: stars });
            }}
          />
        </Piece>
      )}
    </li>
  );
};

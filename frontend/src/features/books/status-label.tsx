import type { ComponentProps } from 'react';
import type { Book } from '../../../../contract/books';
import { type BookStatus, bookStatus, bookStatusLabels } from '../../../../contract/rules/book-status';
import { Badge } from '../../ui/badge';

const tones: Record<BookStatus, ComponentProps<typeof Badge>['tone']> = {
  not_attempted: 'plain',
  queued: 'waiting',
  processing: 'waiting',
  processed: 'good',
  failed: 'plain',
  unknown: 'plain',
};

/** Of the labels that do not explain themselves. */
const meanings: Partial<Record<BookStatus, string>> = {
  processed: 'Wren asks about the chapters that you have read.',
  failed: 'Wren asks about the whole book.',
};

interface StatusLabelProps {
  readonly book: Book;
  /** Whether the book is on one of the lists: there is nothing to add then. */
  readonly listed?: boolean;
  /** Says beside it what it means. */
  readonly explained?: boolean;
}

/** The processing status of a book. */
export const StatusLabel = ({ book, listed = false, explained = false }: StatusLabelProps) => {
  const status = bookStatus(book);
  const words = listed && status === 'not_attempted' ? 'No Quiz Yet' : bookStatusLabels[status];
  return (
    <>
      <Badge tone={tones[status]}>{words}</Badge>
      {explained && meanings[status] !== undefined && (
        <span className="text-[0.9em] text-soft">{meanings[status]}</span>
      )}
    </>
  );
};

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

interface StatusLabelProps {
  readonly book: Book;
  /** Whether the book is on one of the lists: there is nothing to add then. */
  readonly listed?: boolean;
}

/** The processing status of a book. */
export const StatusLabel = ({ book, listed = false }: StatusLabelProps) => {
  const status = bookStatus(book);
  const words = listed && status === 'not_attempted' ? 'No Quiz Yet' : bookStatusLabels[status];
  return <Badge tone={tones[status]}>{words}</Badge>;
};

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

/** The processing status of a book. */
export const StatusLabel = ({ book }: { book: Book }) => {
  const status = bookStatus(book);
  return <Badge tone={tones[status]}>{bookStatusLabels[status]}</Badge>;
};

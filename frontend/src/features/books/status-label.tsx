import type { ComponentProps } from 'react';
import type { Book } from '../../../../contract/books/endpoints';
import {
  type BookStatus,
  bookStatus,
  bookStatusLabels,
  hasNoQuiz,
  noQuizLabel,
} from '../../../../contract/rules/book-status';
import { Badge } from '../../ui/badge';

const tones: Record<BookStatus, ComponentProps<typeof Badge>['tone']> = {
  not_attempted: 'plain',
  queued: 'waiting',
  processing: 'waiting',
  processed: 'good',
  failed: 'plain',
};

/** Explanations of labels that do not explain themselves. */
const meanings: Partial<Record<BookStatus, string>> = {
  processed: 'Wren asks about the chapters that you have read.',
  failed: 'Wren asks about the whole book.',
};

interface StatusLabelProps {
  readonly book: Book;
  /** Whether the book is on one of the lists. */
  readonly listed?: boolean;
  /** Whether an explanation is shown beside the label. */
  readonly explained?: boolean;
}

/** The processing status of a book, and beside it whether a quiz has to wait. */
export const StatusLabel = ({ book, listed = false, explained = false }: StatusLabelProps) => {
  const status = bookStatus(book);
  const noQuiz = hasNoQuiz(book, listed);
  return (
    <>
      <Badge tone={noQuiz ? 'plain' : tones[status]}>{bookStatusLabels[status]}</Badge>
      {noQuiz && <Badge tone="plain">{noQuizLabel}</Badge>}
      {explained && !noQuiz && meanings[status] !== undefined && (
        <span className="text-[0.9em] text-soft">{meanings[status]}</span>
      )}
    </>
  );
};

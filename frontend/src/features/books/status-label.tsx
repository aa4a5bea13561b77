import type { Book } from '../../../../contract/books';
import { type BookStatus, bookStatus, bookStatusLabels } from '../../../../contract/rules/book-status';
import { cx } from '../../lib/cx';

const looks: Record<BookStatus, string> = {
  not_attempted: 'bg-sunken text-soft',
  queued: 'bg-sun-soft text-sun-ink',
  processing: 'bg-sun-soft text-sun-ink',
  processed: 'bg-leaf-soft text-leaf',
  failed: 'bg-sea-soft text-sea',
};

/** How far Inkwren is with a book. */
export const StatusLabel = ({ book }: { book: Book }) => {
  const status = bookStatus(book);
  return (
    <span className={cx('shrink-0 rounded-full px-3 py-1 text-sm font-semibold', looks[status])}>
      {bookStatusLabels[status]}
    </span>
  );
};

import type { Recommendation } from '../../../../contract/recommendations/endpoints';
import { Link } from '../../lib/navigation';
import { BookCover } from '../../subjects/books/book-cover';
import { ReadingLevel } from '../../subjects/books/reading-level';
import { AddButton } from './add-button';

interface RecommendedBookProps {
  readonly book: Recommendation;
  readonly onAdded: () => void;
}

/** A book with the reason for its recommendation; a press on it opens its page. */
export const RecommendedBook = ({ book, onAdded }: RecommendedBookProps) => {
  const { reason, ...plain } = book;
  return (
    <li className="flex min-w-0 snap-start flex-col gap-2 text-center">
      <Link
        to={`/books?book=${book.id}`}
        state={{ book: plain }}
        className="group grid flex-1 content-start justify-items-center gap-2 rounded-control pt-1"
      >
        <span className="transition-transform group-hover:-translate-y-1">
          <BookCover book={book} size="large" />
        </span>
        <span className="leading-snug font-semibold">{book.title}</span>
        <span className="-mt-1 text-[0.85em] text-soft">{book.author}</span>
        <ReadingLevel book={book} />
        <span className="rounded-control bg-sun-soft px-3 py-1 text-[0.85em] leading-snug">{reason}</span>
      </Link>
      <AddButton book={book} onAdded={onAdded} />
    </li>
  );
};

import type { ReactNode } from 'react';
import type { Book } from '../../../../contract/books/endpoints';
import { BookCover } from './book-cover';

interface CoverTileProps {
  readonly book: Book;
  readonly onChoose: () => void;
  /** A line below the title. */
  readonly children?: ReactNode;
}

/** A cover with its title below, to press. */
export const CoverTile = ({ book, onChoose, children }: CoverTileProps) => (
  <li className="w-27 shrink-0 snap-start sm:w-36 crowded:w-44">
    <button
      type="button"
      onClick={onChoose}
      className="group grid w-full content-start justify-items-center gap-2 rounded-control text-center"
    >
      <span className="transition-transform group-hover:-translate-y-1">
        <BookCover book={book} size="large" />
      </span>
      <span className="line-clamp-3 leading-snug font-semibold crowded:line-clamp-none">{book.title}</span>
      {children}
    </button>
  </li>
);

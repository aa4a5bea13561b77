import type { ComponentProps, ReactNode } from 'react';
import { BookCover } from '../../subjects/books/book-cover';

interface TalkRowProps {
  readonly book: ComponentProps<typeof BookCover>['book'];
  readonly onOpen: () => void;
  /** With whom, how far in the book, when. */
  readonly children: ReactNode;
}

/** A talk by text or by voice; the whole row opens its words. */
export const TalkRow = ({ book, onOpen, children }: TalkRowProps) => (
  <li className="relative flex gap-3 rounded-control p-2 hover:bg-sunken has-focus-visible:outline-3 has-focus-visible:outline-sea sm:gap-4">
    <BookCover book={book} />
    <span className="min-w-0 flex-1">
      <button
        type="button"
        onClick={onOpen}
        className="block text-left leading-snug font-semibold outline-none after:absolute after:inset-0"
      >
        {book.title}
      </button>
      <span className="block text-[0.9em] text-soft">{book.author}</span>
      <span className="block text-[0.9em] text-soft">{children}</span>
    </span>
  </li>
);

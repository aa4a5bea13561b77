import type { ComponentProps, ReactNode } from 'react';
import { part } from '../../lib/part';
import { BookCover } from '../../subjects/books/book-cover';
import { opensRow, Row } from './row';

/** The transcript; loaded when the first talk is opened. */
export const Transcript = part(() => import('./transcript'));

interface TalkRowProps {
  readonly book: ComponentProps<typeof BookCover>['book'];
  readonly onOpen: () => void;
  /** The partner, the chapter and the time of the talk. */
  readonly children: ReactNode;
}

/** A talk by text or by voice; the whole row opens its words. */
export const TalkRow = ({ book, onOpen, children }: TalkRowProps) => (
  <Row picture={<BookCover book={book} />}>
    <span className="min-w-0">
      <button type="button" onClick={onOpen} className={opensRow}>
        {book.title}
      </button>
      <span className="block text-[0.9em] text-soft">{book.author}</span>
      <span className="block text-[0.9em] text-soft">{children}</span>
    </span>
  </Row>
);

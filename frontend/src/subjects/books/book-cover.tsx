import { useState } from 'react';
import type { Book } from '../../../../contract/books/endpoints';
import { cx } from '../../lib/cx';
import { ClothCover } from './cloth-cover';

interface BookCoverProps {
  readonly book: Pick<Book, 'id' | 'title' | 'author' | 'thumbnail'>;
  /** `thumb` is 48 by 64 pixels; the others can be read. */
  readonly size?: 'thumb' | 'middle' | 'large';
}

const sizes = {
  thumb: 'h-16 w-12 rounded-md',
  middle: 'h-28 w-21 rounded-lg sm:h-40 sm:w-30 sm:rounded-xl',
  large: 'h-36 w-27 rounded-xl sm:h-48 sm:w-36',
};

/** The cover: a picture if there is one, otherwise cloth. Decoration: the title stands beside it. */
export const BookCover = ({ book, size = 'thumb' }: BookCoverProps) => {
  const [failed, setFailed] = useState(false);
  return (
    <span
      aria-hidden
      className={cx(
        'relative block shrink-0 overflow-hidden shadow-[0_3px_8px_-3px_rgb(43_33_24/0.55)]',
        sizes[size],
      )}
    >
      {book.thumbnail === null || failed ? (
        <ClothCover book={book} isReadable={size !== 'thumb'} />
      ) : (
        <img
          src={book.thumbnail}
          alt=""
          referrerPolicy="no-referrer"
          loading="lazy"
          onError={() => setFailed(true)}
          className="size-full object-cover"
        />
      )}
      <span className="absolute inset-y-0 left-0 day w-[7%] bg-ink/15" />
    </span>
  );
};

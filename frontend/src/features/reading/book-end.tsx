import type { ChapterText } from '../../../../contract/reading/endpoints';
import { navigate } from '../../lib/navigation';
import { NextBook } from '../../subjects/books/next-book';
import { OwnStars } from '../../subjects/books/own-stars';

/** The end of a book that has no quiz left: the child's stars, which move it to Read, and the next book. */
const BookEnd = ({ book }: Pick<ChapterText, 'book'>) => (
  <div className="grid w-full max-w-md gap-4">
    <OwnStars book={book} />
    <NextBook onLeave={(to, state) => navigate(to, { state })} />
  </div>
);

export default BookEnd;

import type { Book } from '../../../../contract/books';
import { BookFinder } from '../../subjects/books/book-finder';
import { useUser } from '../../subjects/users/user';
import { StatusLabel } from './status-label';

/** The search for books that are on no list yet. */
export const BookSearch = ({ onChoose }: { onChoose: (book: Book) => void }) => (
  <BookFinder
    label={useUser().role === 'student' ? 'Which book are you reading?' : 'Find a book'}
    asideOf={(book) => <StatusLabel book={book} />}
    onChoose={onChoose}
  />
);

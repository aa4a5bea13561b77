import { useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import type { Book } from '../../../../contract/books';
import { Page } from '../../ui/page';
import { BookSearch } from './book-search';
import { type Moved, ReadingLists } from './reading-lists';
import { SelectedBook } from './selected-book';
import { UndoMove } from './undo-move';

/** The chosen book travels in the history's state, so that back, forward and reload keep it. */
const chosenFrom = (state: unknown): Book | undefined => (state as { book?: Book } | null)?.book;

const BooksScreen = () => {
  const navigate = useNavigate();
  const location = useLocation();
  const chosen = chosenFrom(location.state);
  const [moved, setMoved] = useState<Moved>();
  const choose = (book: Book) => {
    navigate(`/books?book=${book.id}`, { state: { book } });
    scrollTo({ top: 0 });
  };
  return (
    <Page title="Books">
      <BookSearch onChoose={choose} />
      {chosen !== undefined && (
        <SelectedBook key={chosen.id} chosen={chosen} onClose={() => navigate('/books')} />
      )}
      {moved !== undefined && (
        <UndoMove key={moved.book.id} moved={moved} onDone={() => setMoved(undefined)} />
      )}
      <ReadingLists onOpen={choose} onMoved={setMoved} />
    </Page>
  );
};

export default BooksScreen;

import { MessageCircle } from 'lucide-react';
import type { Book } from '../../../../contract/books/endpoints';
import { quizErrors } from '../../../../contract/quiz/errors';
import { Link } from '../../lib/navigation';
import { useHeld } from '../../subjects/controls/use-held';
import { Button, buttonClass } from '../../ui/button';
import { Notice } from '../../ui/notice';

interface NoQuizProps {
  readonly book: Book;
  readonly onFindAnother: () => void;
}

/**
 * For a book that Wren does not know: it has no quiz, but a talk about the child's own memory of it, the lists and the stars
 * are available.
 */
export const NoQuiz = ({ book, onFindAnother }: NoQuizProps) => {
  const isOff = useHeld('chat') !== undefined;
  return (
    <div className="grid gap-3">
      <Notice kind="info">{quizErrors.quiz_book_unknown.text}</Notice>
      <p className="flex flex-wrap gap-3 max-sm:grid">
        {!isOff && (
          <Link to={`/chat?book=${book.id}`} className={buttonClass()}>
            <MessageCircle aria-hidden className="size-5" />
            Tell Wren about it
          </Link>
        )}
        <Button look="secondary" onClick={onFindAnother}>
          Find another book
        </Button>
      </p>
    </div>
  );
};

import { ApiFailure } from '../../lib/api';
import { Link } from '../../lib/navigation';
import { buttonClass } from '../../ui/button';

/** The next action of the book's panel, for refusals that mean completion. */
const nextWords: Record<string, string | undefined> = {
  quiz_range_completed: 'Choose the next chapters',
  quiz_overtaken: 'Choose the next chapters',
  quiz_chapters_completed: 'Give it your stars',
  quiz_already_completed: 'Give it your stars',
};

interface ToBooksProps {
  readonly look?: 'primary' | 'secondary';
  /** The refusal, and the id of its book. */
  readonly after?: { readonly error: Error; readonly book: string } | undefined;
}

/** The ways on after a refusal. */
export const ToBooks = ({ look = 'secondary', after }: ToBooksProps) => {
  const words = after?.error instanceof ApiFailure ? nextWords[after.error.code] : undefined;
  return (
    <>
      {words !== undefined && (
        <Link to={`/books?book=${after?.book}`} className={buttonClass(look)}>
          {words}
        </Link>
      )}
      <Link to="/books" className={buttonClass(words === undefined ? look : 'secondary')}>
        Back to Books
      </Link>
    </>
  );
};

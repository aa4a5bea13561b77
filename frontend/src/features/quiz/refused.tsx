import { mayPass } from '../../lib/api';
import { wordsFor } from '../../subjects/controls/not-now';
import { withoutNewQuestions } from '../../subjects/controls/still-works';
import { Button } from '../../ui/button';
import { Notice } from '../../ui/notice';
import { Wren } from '../../ui/wren';
import { ToBooks } from './to-books';

/** Refusals that are good news. */
const isGoodNews = (message: string) => /completed|Congratulations/i.test(message);

interface RefusedProps {
  readonly error: Error;
  /** The id of the book. */
  readonly book: string;
  readonly busy: boolean;
  readonly onRetry: () => void;
}

/** Explains why there is no quiz, with the next step. A retry is offered only where it may help. */
export const Refused = ({ error, book, busy, onRetry }: RefusedProps) => {
  const good = isGoodNews(error.message);
  const again = mayPass(error);
  const kind = again ? 'error' : 'info';
  return (
    <div className="grid justify-items-center gap-6 py-8">
      <Wren mood={good ? 'cheering' : again ? 'sorry' : 'thinking'} className="w-36" />
      <Notice kind={good ? 'success' : kind}>{wordsFor(error, withoutNewQuestions)}</Notice>
      <div className="flex flex-wrap justify-center gap-3">
        {again && (
          <Button busy={busy} onClick={onRetry}>
            Try again
          </Button>
        )}
        <ToBooks look={again ? 'secondary' : 'primary'} after={{ error, book }} />
      </div>
    </div>
  );
};

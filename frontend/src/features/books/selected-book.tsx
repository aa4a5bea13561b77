import { BookOpenText } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import type { Book } from '../../../../contract/books/endpoints';
import { isSettled } from '../../../../contract/rules/book-status';
import { Link } from '../../lib/navigation';
import { BookCover } from '../../subjects/books/book-cover';
import { byline } from '../../subjects/books/byline';
import { Cast } from '../../subjects/books/cast';
import { useListed } from '../../subjects/books/placement';
import { ReadingLevel } from '../../subjects/books/reading-level';
import { isNotNow, wordsFor } from '../../subjects/controls/not-now';
import { withoutNewBooks } from '../../subjects/controls/still-works';
import { useIsKept } from '../../subjects/reading/use-is-kept';
import { useUser } from '../../subjects/users/user';
import { Button, buttonClass } from '../../ui/button';
import { Card } from '../../ui/card';
import { CloseButton } from '../../ui/close-button';
import { Notice } from '../../ui/notice';
import { Piece } from '../../ui/piece';
import { RetryNotice } from '../../ui/retry-notice';
import { Stars } from '../../ui/stars';
import { Wren } from '../../ui/wren';
import { Activities } from './activities';
import { AddButtons } from './add-buttons';
import { Certificate, PreviewDialog } from './dialogs';
import { GiveStars } from './give-stars';
import { NoQuiz } from './no-quiz';
import { ReadingLog } from './reading-log';
import { StatusLabel } from './status-label';
import { useProcessing } from './use-processing';

const Opening = () => (
  <div role="status" className="flex items-center gap-3 rounded-control bg-sun-soft p-4">
    <Wren mood="thinking" className="w-16 shrink-0 animate-hop" />
    <p>
      <strong className="block">Wren is opening this book…</strong>
      She looks up its chapters. That takes a moment; you can stay here.
    </p>
  </div>
);

/** The parts below the cover on a phone, and beside it elsewhere. */
const wide = 'min-w-0 max-sm:col-span-2 crowded:col-span-1';

interface SelectedBookProps {
  readonly chosen: Book;
  readonly onClose: () => void;
  readonly onFindAnother: () => void;
}

/** The chosen book: its facts, its status and its activities. */
const SelectedBook = ({ chosen, onClose, onFindAnother }: SelectedBookProps) => {
  const { role } = useUser();
  const { data, error, refetch, isFetching } = useProcessing(chosen);
  // Without a network, a link from the reader or a quiz gives only the name of the book.
  const kept = useIsKept(chosen.id);
  const [previewing, setPreviewing] = useState(false);
  const [certified, setCertified] = useState(false);
  const heading = useRef<HTMLHeadingElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: focus goes to the panel for each book that is chosen
  useEffect(() => {
    heading.current?.focus();
  }, [chosen.id]);

  const book = data?.book ?? chosen;
  const listed = useListed(book.id);
  // A book that is being processed again keeps its previous activities.
  const settled =
    data !== undefined &&
    (isSettled({ processing_status: data.status }) ||
      (isSettled(data.book) && data.book.quiz_possible === true));
  const isReadable = book.reading_grade !== null || (kept && data === undefined);
  const trouble =
    (error && wordsFor(error, withoutNewBooks)) ??
    (data?.processing_error && `Error: ${data.processing_error}`);
  // A book whose activities are known shows them before its chapters have come.
  const offers =
    role === 'student' && book.quiz_possible === true && (settled || (isSettled(book) && !trouble));

  return (
    <Card aria-labelledby="selected-book" className="animate-rise">
      <div className="flex items-start justify-between gap-2">
        <h2 id="selected-book" ref={heading} tabIndex={-1} className="text-2xl outline-none crowded:text-lg">
          Book Selected
        </h2>
        <CloseButton label="Put this book away" onClick={onClose} />
      </div>
      <div className="mt-3 crowded:mt-1 grid grid-cols-[auto_minmax(0,1fr)] grid-rows-[auto_1fr] gap-x-4 gap-y-3 sm:grid-rows-[auto_auto_auto_auto_1fr] sm:gap-x-6 crowded:grid-cols-1 crowded:grid-rows-none">
        <div className="row-span-2 sm:row-span-5 crowded:hidden">
          <BookCover book={book} size="large" />
        </div>
        <div className="min-w-0">
          <h3 className="text-2xl sm:text-3xl crowded:text-xl">{book.title}</h3>
          <p className="text-soft">{byline(book)}</p>
        </div>
        <p className="flex min-w-0 flex-wrap content-start items-center gap-x-3 gap-y-1 crowded:order-1">
          <StatusLabel book={book} listed={listed !== undefined} explained={role === 'student'} />
          <ReadingLevel book={book} />
          {listed?.rating && <Stars rating={listed.rating} />}
        </p>
        {book.one_liner !== null && <p className={`${wide} crowded:order-1`}>{book.one_liner}</p>}
        <div className={`grid content-start gap-4 ${wide}`}>
          {listed?.isFinished && <GiveStars book={book} />}
          {offers ? (
            <Activities
              book={book}
              chapters={data?.chapters}
              isReadable={isReadable}
              readsNext={!listed?.isFinished && listed?.stage !== 'read'}
            />
          ) : (
            isReadable && (
              <Link to={`/read/${book.id}`} className={`${buttonClass()} justify-self-start max-sm:w-full`}>
                <BookOpenText aria-hidden className="size-5" />
                Read it here
              </Link>
            )
          )}
        </div>
        <div className={`grid content-start gap-4 ${wide} crowded:order-2`}>
          <AddButtons book={book} />
          <p className="-ml-5 flex flex-wrap gap-x-2 crowded:-ml-3">
            <Button look="quiet" onClick={() => setPreviewing(true)}>
              Preview
            </Button>
            {role === 'student' && (listed?.isFinished || listed?.stage === 'read') && (
              <Button look="quiet" onClick={() => setCertified(true)}>
                Certificate
              </Button>
            )}
          </p>
          {trouble && !settled && isNotNow(error) && <Notice kind="info">{trouble}</Notice>}
          {trouble && !settled && !isNotNow(error) && (
            <RetryNotice onRetry={refetch} busy={isFetching}>
              {trouble}
            </RetryNotice>
          )}
          {!settled && !trouble && <Opening />}
          {settled && role === 'student' && !book.quiz_possible && (
            <NoQuiz book={book} onFindAnother={onFindAnother} />
          )}
          {settled && <Cast label="Who is in it" characters={data.main_characters} />}
          {role !== 'teacher' && !offers && <ReadingLog book={book.id} />}
        </div>
      </div>
      {certified && (
        <Piece>
          <Certificate book={book} onClose={() => setCertified(false)} />
        </Piece>
      )}
      {previewing && (
        <Piece>
          <PreviewDialog book={book} onClose={() => setPreviewing(false)} />
        </Piece>
      )}
    </Card>
  );
};

export default SelectedBook;

import { useQuery } from '@tanstack/react-query';
import { quiz } from '../../../../contract/quiz/endpoints';
import { ApiFailure, call, millisecondsToWait } from '../../lib/api';
import { Redirect, useSearchParams } from '../../lib/navigation';
import { part } from '../../lib/part';
import { useTitle } from '../../lib/use-title';
import { NoBook } from '../../subjects/books/no-book';
import { readingListsQuery } from '../../subjects/books/reading-lists';
import { heldIn } from '../../subjects/controls/held-in';
import { quizKeys } from '../../subjects/quiz/keys';
import { Piece } from '../../ui/piece';
import { ProgressBar } from '../../ui/progress-bar';
import { Wren } from '../../ui/wren';
import { Quiz } from './quiz';
import { Refused } from './refused';

const Resting = part(() => import('../../subjects/controls/resting'));
const UnsentQuizzes = part(() => import('./unsent-quizzes'));

/** How many chapters have their questions, once the server has said that more than one needs them. */
const Preparing = ({ progress }: { progress: ApiFailure['about']['progress'] }) => (
  <div className="mx-auto grid w-full max-w-md justify-items-center gap-3 py-16 text-center">
    <Wren mood="thinking" className="w-40 animate-hop" />
    <p role="status" className="font-heading text-2xl font-bold">
      Wren is thinking up your questions…
    </p>
    <p className="text-soft">Ten of them, all from what you have read.</p>
    {progress !== undefined && progress.of > 1 && (
      <div className="grid w-full gap-2">
        <ProgressBar label="Chapters that are ready" value={progress.made} max={progress.of} />
        <p className="text-soft">
          {progress.made} of {progress.of} chapters are ready
        </p>
      </div>
    )}
  </div>
);

/** 13 minutes of calls that wait for questions, or two of calls that another tab's wait refuses: longer than either takes. */
const mostTries = 40;

/** A quiz on one book up to one chapter, named in the address so that a reload returns to it. */
const QuizScreen = () => {
  useTitle('Quiz');
  const parameters = useSearchParams();
  const id = parameters.get('book');
  const end = parameters.get('end') ?? undefined;
  const { data, error, failureReason, refetch, isFetching } = useQuery({
    queryKey: quizKeys.attempt(id, end),
    queryFn: async ({ client, signal }) => {
      const query = { id: id ?? '', ...(end !== undefined && { end_chapter: end }) };
      const given = await call(quiz.start, { query }, signal);
      // The book is on Currently Reading now.
      void client.invalidateQueries({ queryKey: readingListsQuery.queryKey, refetchType: 'none' });
      return given;
    },
    enabled: id !== null,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    // Making questions can take longer than a call waits: the browser repeats the call.
    retry: (failures, failed) => failures < mostTries && millisecondsToWait(failed) !== undefined,
    retryDelay: (_, failed) => millisecondsToWait(failed) ?? 0,
  });

  if (id === null) return <NoBook link="Back to Books">No book selected for quiz</NoBook>;
  const held = heldIn(error);
  if (error !== null)
    return (
      <>
        <Piece silent>
          <UnsentQuizzes />
        </Piece>
        {held === undefined ? (
          <Refused error={error} book={id} busy={isFetching} onRetry={() => void refetch()} />
        ) : (
          <Piece waiting={null}>
            <Resting held={held} />
          </Piece>
        )}
      </>
    );
  if (data === undefined)
    return (
      <Preparing progress={failureReason instanceof ApiFailure ? failureReason.about.progress : undefined} />
    );
  if (data.quiz.length === 0) return <Redirect to="/books" replace />;
  return <Quiz data={data} />;
};

export default QuizScreen;

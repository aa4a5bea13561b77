import { useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { activityMessages } from '../../../../contract/activity-messages';
import { Link } from '../../lib/navigation';
import { Button, buttonClass } from '../../ui/button';
import { EmptyState } from '../../ui/empty-state';
import { RetryNotice } from '../../ui/retry-notice';
import { Skeleton } from '../../ui/skeleton';
import { quizHistoryQuery } from './queries';
import { QuizRow } from './quiz-row';

const Loading = () => (
  <div role="status" aria-label="Loading your quizzes" className="grid gap-3">
    <Skeleton className="h-20" />
    <Skeleton className="h-20" />
    <Skeleton className="h-20" />
  </div>
);

const NoneYet = () => (
  <EmptyState mood="reading" title={activityMessages.history.noQuiz}>
    <p className="max-w-md text-soft">Read a chapter or two, take the quiz, and find it here afterwards.</p>
    <Link to="/books" className={buttonClass()}>
      Find a book
    </Link>
  </EmptyState>
);

/** The submitted quizzes, with paging. `returning` is the one whose review was open before. */
export const QuizList = ({ returning }: { returning: string | null }) => {
  const [focused, setFocused] = useState(returning);
  const query = useInfiniteQuery(quizHistoryQuery);
  const { data, isError, isFetching, isFetchNextPageError, isFetchingNextPage, hasNextPage } = query;

  const more = async () => {
    const { data: all, isError: failed } = await query.fetchNextPage();
    if (!failed) setFocused(all?.pages.at(-1)?.history[0]?.id ?? null);
  };
  if (data === undefined)
    return isError ? (
      <RetryNotice busy={isFetching} onRetry={query.refetch}>
        {activityMessages.history.failed}
      </RetryNotice>
    ) : (
      <Loading />
    );
  const items = data.pages.flatMap(({ history }) => history);
  if (items.length === 0) return <NoneYet />;
  return (
    <div className="grid gap-4">
      <ul className="-mx-2 grid gap-1">
        {items.map((item) => (
          <QuizRow key={item.id} item={item} focused={item.id === focused} />
        ))}
      </ul>
      {isFetchNextPageError && (
        <RetryNotice busy={isFetching} onRetry={more}>
          {activityMessages.history.failed}
        </RetryNotice>
      )}
      {hasNextPage && !isFetchNextPageError && (
        <Button
          look="secondary"
          busy={isFetchingNextPage}
          onClick={() => void more()}
          className="justify-self-center"
        >
          Show more
        </Button>
      )}
    </div>
  );
};

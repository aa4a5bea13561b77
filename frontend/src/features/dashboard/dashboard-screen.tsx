import { lazy, Suspense } from 'react';
import { useDashboard } from '../../lib/dashboard';
import { useTitle } from '../../lib/use-title';
import { Card } from '../../ui/card';
import { RetryNotice } from '../../ui/retry-notice';
import { Skeleton } from '../../ui/skeleton';
import { Activities } from './activities';
import { BoardCard } from './board-card';
import { BooksCard } from './books-card';
import { Greeting } from './greeting';
import { KeepReading } from './keep-reading';
import { OperatorCard } from './operator-card';
import { ShelfSkeleton } from './shelf';
import { Stats } from './stats';
import { StreakWarning } from './streak-warning';
import { useReward } from './use-reward';

const Week = lazy(() => import('./week'));
const Recommended = lazy(() => import('./recommended'));
const FeedbackCard = lazy(() => import('./feedback-card'));
const Celebration = lazy(() => import('./celebration'));

const BooksSkeleton = () => (
  <Card aria-busy className="grid grid-cols-1 gap-4">
    <Skeleton className="h-23 sm:h-12" />
    <ShelfSkeleton />
  </Card>
);

/** The first screen: where one is, what there is to do, and what comes next. */
const DashboardScreen = () => {
  useTitle('Dashboard');
  const { user, data, error, isFetching, refetch } = useDashboard();
  const reward = useReward(user);
  const student = user.role === 'student';
  const failed = error !== null && data === undefined;
  return (
    <div className="grid animate-rise grid-cols-1 gap-gap">
      <Greeting name={user.username} role={user.role} />
      {student && <StreakWarning user={user} />}
      {student && <Stats user={user} />}
      {failed && (
        <RetryNotice busy={isFetching} onRetry={refetch}>
          {error.message}
        </RetryNotice>
      )}
      {user.role === 'operator' ? (
        <OperatorCard />
      ) : (
        <>
          <div className="grid gap-gap md:grid-cols-2">
            {!failed && <KeepReading books={data?.reading} />}
            <BooksCard student={student} />
          </div>
          {student ? <Activities /> : <BoardCard school={user.school} />}
          {student && !failed && (
            <Suspense fallback={<Skeleton className="h-200 rounded-card! md:h-126" />}>
              <Week user={user} board={data?.board ?? undefined} />
            </Suspense>
          )}
          {!failed && (
            <Suspense fallback={<BooksSkeleton />}>
              {data === undefined ? <BooksSkeleton /> : <Recommended user={user} dashboard={data} />}
            </Suspense>
          )}
          <Suspense fallback={<Skeleton className="h-140 rounded-card!" />}>
            <FeedbackCard student={student} />
          </Suspense>
        </>
      )}
      <Suspense>
        {reward !== undefined && <Celebration gems={reward.gems} onClose={reward.onCelebrated} />}
      </Suspense>
    </div>
  );
};

export default DashboardScreen;

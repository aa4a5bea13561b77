import { part } from '../../lib/part';
import { useTitle } from '../../lib/use-title';
import { useDashboard } from '../../subjects/dashboard/dashboard';
import { Card } from '../../ui/card';
import { Piece } from '../../ui/piece';
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

const Week = part(() => import('./week'));
const Recommended = part(() => import('./recommended'));
const FeedbackCard = part(() => import('./feedback-card'));
const Celebration = part(() => import('./celebration'));

const BooksSkeleton = () => (
  <Card aria-busy className="grid grid-cols-1 gap-4">
    <Skeleton className="h-23 sm:h-12" />
    <ShelfSkeleton />
  </Card>
);

/** The first screen: the user's state, the activities, and recommendations. */
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
          {student ? <Activities reading={data?.reading[0]} /> : <BoardCard school={user.school} />}
          {student && !failed && (
            <Piece waiting={<Skeleton className="h-200 rounded-card! md:h-126" />}>
              <Week user={user} board={data?.board ?? undefined} />
            </Piece>
          )}
          {!failed && (
            <Piece waiting={<BooksSkeleton />}>
              {data === undefined ? <BooksSkeleton /> : <Recommended user={user} dashboard={data} />}
            </Piece>
          )}
          <Piece waiting={<Skeleton className="h-140 rounded-card!" />}>
            <FeedbackCard student={student} />
          </Piece>
        </>
      )}
      <Piece silent>
        {reward !== undefined && <Celebration gems={reward.gems} onClose={reward.onCelebrated} />}
      </Piece>
    </div>
  );
};

export default DashboardScreen;

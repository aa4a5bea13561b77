import { part } from '../../lib/part';
import { useTitle } from '../../lib/use-title';
import { useDashboard } from '../../subjects/dashboard/dashboard';
import { Piece } from '../../ui/piece';
import { RetryNotice } from '../../ui/retry-notice';
import { Skeleton } from '../../ui/skeleton';
import { ChildHome } from './child-home';

const AdultHome = part(() => import('./adult-home'));

/** The first screen: a child's next step, or a grown-up's view of children, classes and work. */
const DashboardScreen = () => {
  useTitle('Dashboard');
  const { user, data, error, isFetching, refetch } = useDashboard();
  const failed = error !== null && data === undefined;
  return (
    <div className="grid animate-rise grid-cols-1 gap-gap">
      {failed && (
        <RetryNotice busy={isFetching} onRetry={refetch}>
          {error.message}
        </RetryNotice>
      )}
      {user.role === 'student' ? (
        <ChildHome user={user} data={data} failed={failed} />
      ) : (
        <Piece waiting={<Skeleton className="h-96" />}>
          <AdultHome user={user} data={data} />
        </Piece>
      )}
    </div>
  );
};

export default DashboardScreen;

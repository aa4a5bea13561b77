import { useQuery } from '@tanstack/react-query';
import { Link } from '../../lib/navigation';
import { buttonClass } from '../../ui/button';
import { Loaded } from '../../ui/loaded';
import { Page } from '../../ui/page';
import { Skeleton } from '../../ui/skeleton';
import { Devices } from './devices';
import { Pupils } from './pupils';
import { Sheet } from './sheet';
import { badgesQuery, useBadges } from './use-badges';

const toClasses = (
  <Link to="/friends?tab=classes" className={buttonClass('quiet')}>
    Back to the classes
  </Link>
);

/** The badges of a class, and the devices on which they are valid today. */
const BadgesScreen = ({ params: { id } }: { params: { id: string } }) => {
  const query = useQuery(badgesQuery(id));
  const { made, ...actions } = useBadges(id);
  return (
    <Page title={query.data === undefined ? 'Badges' : `Badges of ${query.data.name}`} aside={toClasses}>
      <Loaded query={query} waiting={<Skeleton className="h-56" />}>
        {(of) => (
          <>
            {made.length > 0 && <Sheet className={of.name} badges={made} />}
            <Pupils of={of} {...actions} />
            <Devices id={id} devices={of.devices} />
          </>
        )}
      </Loaded>
    </Page>
  );
};

export default BadgesScreen;

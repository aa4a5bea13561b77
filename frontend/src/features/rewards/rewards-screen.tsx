import { Link } from '../../lib/navigation';
import { useHeld } from '../../subjects/controls/use-held';
import { StreakGems } from '../../subjects/rewards/streak-gems';
import { useUser } from '../../subjects/users/user';
import { buttonClass } from '../../ui/button';
import { Card } from '../../ui/card';
import { Page } from '../../ui/page';
import { GemCount } from './gem-count';
import { GemHistory } from './gem-history';
import { WaysToEarn } from './ways-to-earn';

/** The child's gems: their number, their origin, and the ways to earn more. */
const GemsScreen = () => {
  const { gems, streak, preferences } = useUser();
  const isStoreOff = useHeld('store') !== undefined;
  return (
    <Page title="My gems">
      <GemCount gems={gems}>
        {gems === 0 && (
          <Link to="/books" className={buttonClass()}>
            Read a book
          </Link>
        )}
        {!isStoreOff && (
          <Link to="/store" className={buttonClass(gems === 0 ? 'secondary' : 'primary')}>
            See the store
          </Link>
        )}
      </GemCount>
      <div className="grid items-start gap-gap md:grid-cols-2">
        <div className="grid gap-gap">
          {preferences.streaks && (
            <Card aria-labelledby="next-gem" className="grid gap-3">
              <h2 id="next-gem" className="text-2xl">
                The next one
              </h2>
              <StreakGems streak={streak} />
            </Card>
          )}
          <WaysToEarn />
        </div>
        <GemHistory />
      </div>
    </Page>
  );
};

export default GemsScreen;

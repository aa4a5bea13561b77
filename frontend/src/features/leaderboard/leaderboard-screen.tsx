import { Globe, School } from 'lucide-react';
import { boardPeriods, boardScopes } from '../../../../contract/leaderboard';
import { navigate, useSearchParams } from '../../lib/navigation';
import { useUser } from '../../subjects/users/user';
import { Page } from '../../ui/page';
import { Tabs } from '../../ui/tabs';
import { Board } from './board';
import { PeriodSwitch } from './period-switch';

const tabs = [
  { value: 'global', label: 'Global', icon: <Globe aria-hidden className="size-5" /> },
  { value: 'school', label: 'School', icon: <School aria-hidden className="size-5" /> },
] as const;

const oneOf = <T extends string>(known: readonly [T, ...T[]], text: string | null): T =>
  known.find((one) => one === text) ?? known[0];

/** The leaderboards, global or of the user's school. The choice is in the address, so that a reload keeps it. */
const LeaderboardScreen = () => {
  const user = useUser();
  const search = useSearchParams();
  const scope = user.school === null ? 'global' : oneOf(boardScopes, search.get('scope'));
  const period = oneOf(boardPeriods, search.get('period'));
  const show = (chosen: object) =>
    navigate(`?${new URLSearchParams({ scope, period, ...chosen })}`, { replace: true });
  const board = (
    <div className="grid grid-cols-1 gap-gap">
      <PeriodSwitch value={period} onChange={(to) => show({ period: to })} />
      <Board key={`${scope} ${period}`} user={user} scope={scope} period={period} />
    </div>
  );
  return (
    <Page title="Leaderboard">
      {user.school === null ? (
        board
      ) : (
        <Tabs label="Leaderboard" tabs={tabs} value={scope} onChange={(to) => show({ scope: to })}>
          {board}
        </Tabs>
      )}
    </Page>
  );
};

export default LeaderboardScreen;

import { useQuery } from '@tanstack/react-query';
import { Globe, School, UsersRound } from 'lucide-react';
import { boardPeriods } from '../../../../contract/leaderboard/endpoints';
import type { Me } from '../../../../contract/users/endpoints';
import { navigate, useSearchParams } from '../../lib/navigation';
import { classesQuery, ownClassesQuery } from '../../subjects/friends/queries';
import { useUser } from '../../subjects/users/user';
import { Card } from '../../ui/card';
import { EmptyState } from '../../ui/empty-state';
import { Page } from '../../ui/page';
import { Tabs } from '../../ui/tabs';
import { Board } from './board';
import { PeriodSwitch } from './period-switch';

const places = [
  { value: 'global', label: 'Global', icon: <Globe aria-hidden className="size-5" /> },
  { value: 'school', label: 'School', icon: <School aria-hidden className="size-5" /> },
] as const;

const oneOf = <T extends string>(known: readonly [T, ...T[]], text: string | null): T =>
  known.find((one) => one === text) ?? known[0];

/** The classes of this year that have a board for the user. */
const useClasses = ({ role }: Me) => {
  const own = useQuery({ ...ownClassesQuery, enabled: role === 'student' });
  const taught = useQuery({ ...classesQuery, enabled: role === 'teacher' });
  const current = taught.data?.classes.filter(({ archived_at }) => archived_at === null);
  return own.data?.classes ?? current ?? [];
};

/** Adults see the boards of children only once they are verified. */
const NotYet = ({ role }: Me) => (
  <Card>
    <EmptyState mood="waiting" title="The boards open with your account">
      <p className="max-w-md text-soft">
        Leaderboards show children, so we show them to grown-ups whom we know.{' '}
        {role === 'teacher'
          ? 'We verify teachers by hand and write to you as soon as it is done.'
          : 'Your account is verified as soon as you have given consent for a child.'}
      </p>
    </EmptyState>
  </Card>
);

/** The leaderboards: global, of the user's school and classes. The choice is in the address, so that a reload keeps it. */
const Boards = () => {
  const user = useUser();
  const search = useSearchParams();
  const classes = useClasses(user);
  const tabs = [
    ...places.filter(({ value }) => value === 'global' || user.school !== null),
    ...classes.map(({ id, name }) => ({
      value: id,
      label: name,
      icon: <UsersRound aria-hidden className="size-5" />,
    })),
  ];
  const wanted = search.get('scope');
  const shown = tabs.find(({ value }) => value === wanted)?.value ?? 'global';
  const period = oneOf(boardPeriods, search.get('period'));
  const show = (chosen: object) =>
    navigate(`?${new URLSearchParams({ scope: shown, period, ...chosen })}`, { replace: true });
  const classId = classes.find(({ id }) => id === shown)?.id;
  const scope = classId !== undefined ? 'class' : shown === 'school' ? 'school' : 'global';
  const board = (
    <div className="grid grid-cols-1 gap-gap">
      <PeriodSwitch value={period} onChange={(to) => show({ period: to })} />
      <Board key={`${shown} ${period}`} user={user} scope={scope} period={period} classId={classId} />
    </div>
  );
  return tabs.length === 1 ? (
    board
  ) : (
    <Tabs label="Leaderboard" tabs={tabs} value={shown} onChange={(to) => show({ scope: to })}>
      {board}
    </Tabs>
  );
};

const LeaderboardScreen = () => {
  const user = useUser();
  return (
    <Page title="Leaderboard">
      {user.role === 'student' || user.verified ? <Boards /> : <NotYet {...user} />}
    </Page>
  );
};

export default LeaderboardScreen;

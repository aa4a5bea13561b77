import { useInfiniteQuery } from '@tanstack/react-query';
import { Suspense } from 'react';
import { cx } from '../../lib/cx';
import { Link, navigate, useSearchParams } from '../../lib/navigation';
import { part } from '../../lib/part';
import { flagsQuery, isFactorMissing, OpenFlags } from '../../subjects/flags/open-flags';
import { Loading } from '../../ui/loading';
import { Page } from '../../ui/page';
import { Piece } from '../../ui/piece';
import { Tabs } from '../../ui/tabs';
import { groups, placeOf } from './groups';
import { ListShape } from './pages';
import type { TabName } from './tab-name';

const SetUpFactor = part(() => import('./set-up-factor'));

const addressOf = (tab: TabName) => `/operator?tab=${tab}`;

const Groups = ({ chosen }: { readonly chosen: (typeof groups)[number] }) => (
  <nav aria-label="Groups" className="print:hidden">
    <ul className="grid grid-cols-4 gap-2 sm:flex sm:flex-wrap crowded:grid-cols-2">
      {groups.map((group) => (
        <li key={group.name}>
          <Link
            to={addressOf(group.tabs[0].value)}
            aria-current={group === chosen ? 'true' : undefined}
            className={cx(
              'flex h-full min-h-target items-center justify-center rounded-control border-2 px-1 py-1 text-center font-semibold sm:px-4',
              group === chosen
                ? 'border-accent bg-accent-soft'
                : 'border-line bg-raised text-soft hover:text-ink',
            )}
          >
            {group.name}
          </Link>
        </li>
      ))}
    </ul>
  </nav>
);

/** Four groups of tabs. The tab is in the address, so that a reload keeps it. */
const Desk = () => {
  const { group, tab } = placeOf(useSearchParams().get('tab'));
  const { Tab } = tab;
  return (
    <Page title="Operator">
      {/* The first screen names the flags itself, with their deadline. */}
      {tab.value !== 'flags' && tab.value !== 'day' && (
        <OpenFlags onLook={() => navigate('?tab=flags', { replace: true })} />
      )}
      <Groups chosen={group} />
      <Tabs<TabName>
        label={group.name}
        tabs={group.tabs}
        value={tab.value}
        onChange={(to) => navigate(`?tab=${to}`, { replace: true })}
      >
        <Piece
          key={tab.value}
          waiting={
            <Loading>
              <ListShape />
            </Loading>
          }
        >
          <Tab />
        </Piece>
      </Tabs>
    </Page>
  );
};

/** The screen of operators. One without a second factor sets it up: the server refuses everything else. */
const OperatorScreen = () => {
  const { error } = useInfiniteQuery(flagsQuery);
  return isFactorMissing(error) ? (
    <Suspense>
      <SetUpFactor />
    </Suspense>
  ) : (
    <Desk />
  );
};

export default OperatorScreen;

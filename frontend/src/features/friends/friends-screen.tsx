import { useQuery } from '@tanstack/react-query';
import { Gift, Search, UserPlus, UsersRound } from 'lucide-react';
import { navigate, useSearchParams } from '../../lib/navigation';
import { part } from '../../lib/part';
import { useHeld } from '../../subjects/controls/use-held';
import { requestsQuery } from '../../subjects/friends/queries';
import { Page } from '../../ui/page';
import { Piece } from '../../ui/piece';
import { Skeleton } from '../../ui/skeleton';
import { Tabs } from '../../ui/tabs';
import { FriendList } from './friend-list';
import { News } from './news';

const FindFriends = part(() => import('./find-friends'));
const FriendDetail = part(() => import('./friend-detail'));
const Requests = part(() => import('./requests'));
const Rest = part(() => import('../../subjects/controls/rest'));
const Referrals = part(() => import('./referrals'));

const waiting = <Skeleton className="h-56" />;

const tabNames = ['friends', 'requests', 'find', 'referrals'] as const;
type TabName = (typeof tabNames)[number];

const show = (tab: TabName) => navigate(`?tab=${tab}`, { replace: true });

/** A student's friends, requests and grown-ups. Tab and open friend are in the address, so that going back works. */
const FriendsScreen = () => {
  const search = useSearchParams();
  const { data } = useQuery(requestsQuery);
  const held = useHeld('friends');
  const open = search.get('friend');
  const tab = tabNames.find((name) => name === search.get('tab')) ?? 'friends';
  const requests = data === undefined ? 0 : data.incoming.length + data.grown_ups.asking.length;
  if (open !== null && held === undefined)
    return (
      <Piece waiting={waiting}>
        <FriendDetail key={open} id={open} />
      </Piece>
    );
  const tabs = [
    { value: 'friends', label: 'Friends', icon: <UsersRound aria-hidden className="size-5" /> },
    {
      value: 'requests',
      label: requests > 0 ? `Requests (${requests})` : 'Requests',
      icon: <UserPlus aria-hidden className="size-5" />,
    },
    { value: 'find', label: 'Find Friends', icon: <Search aria-hidden className="size-5" /> },
    { value: 'referrals', label: 'Referrals', icon: <Gift aria-hidden className="size-5" /> },
  ] as const;
  return (
    <Page title="Friends">
      <News grownUps={data?.grown_ups.seeing ?? []} />
      <Tabs label="Friends" tabs={tabs} value={tab} onChange={show}>
        <Piece waiting={waiting}>
          {held !== undefined && (tab === 'friends' || tab === 'find') && <Rest held={held} />}
          {held === undefined && tab === 'friends' && <FriendList onFind={() => show('find')} />}
          {tab === 'requests' && <Requests />}
          {tab === 'referrals' && <Referrals />}
          {held === undefined && tab === 'find' && <FindFriends onAnswer={() => show('requests')} />}
        </Piece>
      </Tabs>
    </Page>
  );
};

export default FriendsScreen;

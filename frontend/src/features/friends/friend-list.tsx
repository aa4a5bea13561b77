import { useQuery } from '@tanstack/react-query';
import { ChevronRight, Plus } from 'lucide-react';
import type { Friend } from '../../../../contract/friends/endpoints';
import { Link } from '../../lib/navigation';
import { Face } from '../../subjects/friends/face';
import { Figures } from '../../subjects/friends/figures';
import { friendsQuery } from '../../subjects/friends/queries';
import { Button } from '../../ui/button';
import { Card } from '../../ui/card';
import { Loaded } from '../../ui/loaded';
import { Skeleton } from '../../ui/skeleton';
import { OwnName } from './own-name';
import { TwoWrens } from './two-wrens';

const Row = ({ friend: { id, username, avatar, border, points, streak } }: { friend: Friend }) => (
  <li>
    <Link
      to={`/friends?friend=${id}`}
      className="flex items-center gap-4 rounded-card border-2 border-line bg-raised px-4 py-3 shadow-card transition-transform hover:-translate-y-0.5 hover:border-line-strong"
    >
      <Face id={id} name={username} avatar={avatar} border={border} className="size-14 text-2xl" />
      <span className="min-w-0 flex-1">
        <span className="block font-heading text-xl font-bold wrap-anywhere">{username}</span>
        <Figures points={points} streak={streak} />
      </span>
      <ChevronRight aria-hidden className="size-6 shrink-0 text-soft" />
    </Link>
  </li>
);

interface FriendListProps {
  readonly onFind: () => void;
}

const List = ({ data, onFind }: FriendListProps & { readonly data: readonly Friend[] }) => {
  if (data.length === 0)
    return (
      <Card className="grid justify-items-center gap-3 text-center">
        <TwoWrens />
        <p className="font-heading text-2xl font-bold">Your friends will meet here</p>
        <p className="max-w-md text-soft">See what your friends read, and show them your books.</p>
        <Button onClick={onFind} className="max-sm:w-full">
          Find a friend
        </Button>
        <OwnName />
      </Card>
    );
  return (
    <section aria-label="My friends" className="grid gap-3">
      <h2 className="text-2xl">
        My friends <span className="text-base font-normal text-soft">{data.length}</span>
      </h2>
      <ul className="grid gap-3 sm:grid-cols-2">
        {data.map((friend) => (
          <Row key={friend.id} friend={friend} />
        ))}
        <li className="grid">
          <button
            type="button"
            onClick={onFind}
            className="flex min-h-24 items-center gap-4 rounded-card! border-2 border-dashed border-line-strong px-4 py-3 text-left font-heading text-xl font-bold hover:border-ink hover:bg-raised"
          >
            <span
              aria-hidden
              className="grid size-14 shrink-0 place-items-center rounded-full bg-leaf-soft text-leaf crowded:hidden"
            >
              <Plus className="size-7" />
            </span>
            Find another friend
          </button>
        </li>
      </ul>
      <OwnName />
    </section>
  );
};

const waiting = (
  <>
    <Skeleton className="h-20" />
    <Skeleton className="h-20" />
  </>
);

/** All friends; each opens the own shelf. */
export const FriendList = ({ onFind }: FriendListProps) => (
  <Loaded query={useQuery(friendsQuery)} waiting={waiting}>
    {(data) => <List data={data} onFind={onFind} />}
  </Loaded>
);

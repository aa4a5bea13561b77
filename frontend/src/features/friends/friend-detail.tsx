import { useQuery } from '@tanstack/react-query';
import { ArrowLeft } from 'lucide-react';
import { useState } from 'react';
import { Link, navigate } from '../../lib/navigation';
import { Face } from '../../subjects/friends/face';
import { Figures } from '../../subjects/friends/figures';
import { FriendShelf } from '../../subjects/friends/friend-shelf';
import { friendsQuery } from '../../subjects/friends/queries';
import { RemoveDialog } from '../../subjects/friends/remove-dialog';
import { Button, buttonClass } from '../../ui/button';
import { Card } from '../../ui/card';
import { Page } from '../../ui/page';

const leave = () => navigate('/friends', { replace: true });

/** A friend's shelf, and the way to end the friendship. */
const FriendDetail = ({ id }: { id: string }) => {
  const [removing, setRemoving] = useState(false);
  const { data } = useQuery(friendsQuery);
  const friend = data?.find((one) => one.id === id);
  const name = friend?.username ?? 'Your friend';
  return (
    <Page
      title={`${name}’s shelf`}
      aside={
        <Link to="/friends" className={buttonClass('secondary')}>
          <ArrowLeft aria-hidden className="size-5" />
          Back to friends
        </Link>
      }
    >
      {friend !== undefined && (
        <Card className="flex flex-wrap items-center gap-4">
          <Face
            id={id}
            name={name}
            avatar={friend.avatar}
            border={friend.border}
            className="size-16 text-3xl"
          />
          <div className="min-w-0 flex-1 basis-48">
            <p className="font-heading text-2xl font-bold wrap-anywhere">{name}</p>
            <Figures points={friend.points} streak={friend.streak} />
          </div>
        </Card>
      )}
      <FriendShelf userId={id} opens />
      {friend !== undefined && (
        <Button look="quiet" onClick={() => setRemoving(true)} className="justify-self-center">
          Unfriend
        </Button>
      )}
      {removing && (
        <RemoveDialog id={id} title="Remove Friend" onClose={() => setRemoving(false)} onRemoved={leave}>
          <p>
            You and <strong className="wrap-anywhere">{name}</strong> no longer see each other’s shelves. You
            can ask again whenever you like.
          </p>
        </RemoveDialog>
      )}
    </Page>
  );
};

export default FriendDetail;

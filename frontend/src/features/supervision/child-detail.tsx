import { useQuery } from '@tanstack/react-query';
import { ArrowLeft } from 'lucide-react';
import { useState } from 'react';
import { Link, navigate } from '../../lib/navigation';
import { Figures } from '../../subjects/friends/figures';
import { FriendShelf } from '../../subjects/friends/friend-shelf';
import { friendsQuery } from '../../subjects/friends/queries';
import { RemoveDialog } from '../../subjects/friends/remove-dialog';
import { since } from '../../subjects/friends/since';
import { Button, buttonClass } from '../../ui/button';
import { Card } from '../../ui/card';
import { Page } from '../../ui/page';
import { ConsentsLink } from './roster';
import type { Words } from './words';

const leave = () => navigate('/friends', { replace: true });

/** What an adult sees of one child, and the way to end it. A guardian ends it with the consent. */
const ChildDetail = ({ id, words }: { id: string; words: Words }) => {
  const [removing, setRemoving] = useState(false);
  const { data } = useQuery(friendsQuery);
  const child = data?.find((one) => one.id === id);
  const remove = `Remove ${words.one}`;
  return (
    <Page
      title={child?.username ?? words.one}
      aside={
        <Link to="/friends" className={buttonClass('secondary')}>
          <ArrowLeft aria-hidden className="size-5" />
          Back to {words.many.toLowerCase()}
        </Link>
      }
    >
      {child !== undefined && (
        <Card className="flex flex-wrap items-center justify-between gap-3">
          <div className="min-w-0">
            <p className="wrap-anywhere">{child.email}</p>
            <p className="text-[0.9em] text-soft">
              {child.guardian ? 'You have given permission' : 'You see this reading'} since{' '}
              {since(child.since)}.
            </p>
            <Figures points={child.points} streak={child.streak} />
          </div>
          {child.guardian ? (
            <ConsentsLink />
          ) : (
            <Button look="secondary" onClick={() => setRemoving(true)}>
              {remove}
            </Button>
          )}
        </Card>
      )}
      <h2 className="text-xl">Books</h2>
      <FriendShelf userId={id} />
      {removing && (
        <RemoveDialog id={id} title={remove} onClose={() => setRemoving(false)} onRemoved={leave}>
          <p>
            From this moment on you no longer see what{' '}
            <strong className="wrap-anywhere">{child?.username}</strong> reads. You can ask again whenever you
            like.
          </p>
        </RemoveDialog>
      )}
    </Page>
  );
};

export default ChildDetail;

import { useQuery } from '@tanstack/react-query';
import { ArrowLeft } from 'lucide-react';
import { useState } from 'react';
import { cx } from '../../lib/cx';
import { Link, navigate, useSearchParams } from '../../lib/navigation';
import { part } from '../../lib/part';
import { FriendShelf } from '../../subjects/friends/friend-shelf';
import { friendsQuery } from '../../subjects/friends/queries';
import { RemoveDialog } from '../../subjects/friends/remove-dialog';
import { Button, buttonClass } from '../../ui/button';
import { Page } from '../../ui/page';
import { Piece } from '../../ui/piece';
import { Skeleton } from '../../ui/skeleton';
import { Tabs } from '../../ui/tabs';
import { ChildHead } from './child-head';
import type { Words } from './words';

const Quizzes = part(() => import('./quizzes'));
const Chats = part(() => import('./chats'));
const Articles = part(() => import('./articles'));
const Comics = part(() => import('./comics'));
const Summary = part(() => import('./summary'));
const Report = part(() => import('./report'));

const views = [
  { value: 'books', label: 'Books' },
  { value: 'quizzes', label: 'Quizzes' },
  { value: 'chats', label: 'Chats' },
  { value: 'articles', label: 'Articles' },
  { value: 'comics', label: 'Comics' },
  { value: 'summary', label: 'Summary' },
] as const;

const parts = {
  quizzes: Quizzes,
  chats: Chats,
  articles: Articles,
  comics: Comics,
  summary: Summary,
};

const waiting = <Skeleton className="h-56" />;

const leave = () => navigate('/friends', { replace: true });

/** An adult's view of one child, with a way to end the supervision. A guardian ends it with the consent. */
const ChildDetail = ({ id, words }: { id: string; words: Words }) => {
  const [removing, setRemoving] = useState(false);
  const wanted = useSearchParams().get('view');
  const view = views.find(({ value }) => value === wanted)?.value ?? 'books';
  const show = (next: string) => navigate(`/friends?child=${id}&view=${next}`, { replace: true });
  const { data, isPending } = useQuery(friendsQuery);
  const child = data?.find((one) => one.id === id);
  const remove = `Remove ${words.one}`;
  const name = child?.username ?? words.one;
  const View = view === 'books' ? undefined : parts[view];
  return (
    <Page
      title={name}
      aside={
        <Link
          to={wanted === 'report' ? `/friends?child=${id}` : '/friends'}
          className={cx(buttonClass('secondary'), 'print:hidden')}
        >
          <ArrowLeft aria-hidden className="size-5" />
          Back to {wanted === 'report' ? name : words.many.toLowerCase()}
        </Link>
      }
    >
      {isPending && wanted !== 'report' && <Skeleton className="h-56" />}
      {child !== undefined && wanted !== 'report' && <ChildHead child={child} count={data?.length ?? 0} />}
      {wanted === 'report' ? (
        <Piece waiting={waiting}>
          <Report id={id} name={name} />
        </Piece>
      ) : (
        <Tabs label={name} tabs={views} value={view} onChange={show}>
          <Piece key={view} waiting={waiting}>
            {View === undefined ? <FriendShelf userId={id} /> : <View id={id} name={name} />}
          </Piece>
        </Tabs>
      )}
      {child !== undefined && !child.guardian && (
        <div className="print:hidden">
          <Button look="quiet" onClick={() => setRemoving(true)}>
            {remove}
          </Button>
        </div>
      )}
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

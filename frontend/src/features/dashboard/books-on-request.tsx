import { BookHeart } from 'lucide-react';
import { useState } from 'react';
import type { Dashboard } from '../../../../contract/dashboard/endpoints';
import type { Me } from '../../../../contract/users/endpoints';
import { part } from '../../lib/part';
import { Button } from '../../ui/button';
import { Piece } from '../../ui/piece';
import { Skeleton } from '../../ui/skeleton';

const Recommended = part(() => import('./recommended'));

/** Recommended books, for a grown-up who asks for them. */
export const BooksOnRequest = ({ user, dashboard }: { user: Me; dashboard: Dashboard }) => {
  const [asked, setAsked] = useState(false);
  if (!asked)
    return (
      <Button
        look="secondary"
        className="justify-self-start max-sm:w-full"
        icon={<BookHeart aria-hidden className="size-5" />}
        onClick={() => setAsked(true)}
      >
        Recommend books to me
      </Button>
    );
  return (
    <Piece waiting={<Skeleton className="h-106" />}>
      <Recommended user={user} dashboard={dashboard} />
    </Piece>
  );
};

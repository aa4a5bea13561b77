import type { Comic } from '../../../../contract/comics/endpoints';
import { cx } from '../../lib/cx';
import { Link } from '../../lib/navigation';
import { Button, buttonClass } from '../../ui/button';
import { Card } from '../../ui/card';
import { Skeleton } from '../../ui/skeleton';
import { Wren } from '../../ui/wren';
import { ComicPicture } from './comic-picture';

interface DoneForTodayProps {
  /** Today's own comic; undefined while it loads, null if it is not there. */
  readonly comic: Comic | null | undefined;
  readonly onOpen: (comic: Comic) => void;
}

const frameClass = 'mx-auto w-full max-w-72 crowded:hidden';

/** Today's comic, framed on the wall of the room, and what a child may do next. */
export const DoneForToday = ({ comic, onOpen }: DoneForTodayProps) => (
  <Card
    className={cx(
      'grid items-center gap-gap sm:gap-10',
      comic !== null && 'sm:grid-cols-[minmax(0,18rem)_minmax(0,1fr)]',
    )}
  >
    {comic === undefined && (
      <div className={frameClass}>
        <Skeleton className="aspect-square" />
      </div>
    )}
    {comic && (
      <div className={`${frameClass} -rotate-1 rounded-card bg-sun-soft p-2 shadow-card`}>
        <ComicPicture comic={comic} as="thumbnail" className="rounded-control" />
      </div>
    )}
    <div className="grid gap-4">
      <div className="flex items-center gap-4">
        <Wren mood="cheering" className="w-20 shrink-0 sm:w-28 crowded:hidden" />
        <div className="min-w-0">
          <h2 className="text-2xl">Your comic of today is done!</h2>
          <p className="text-soft">A new idea for a story comes tomorrow.</p>
        </div>
      </div>
      <div className="flex flex-wrap gap-3 max-sm:grid">
        {comic && <Button onClick={() => onOpen(comic)}>Look at it</Button>}
        <Link to="/books" className={buttonClass(comic ? 'secondary' : 'primary')}>
          Read a book
        </Link>
      </div>
    </div>
  </Card>
);

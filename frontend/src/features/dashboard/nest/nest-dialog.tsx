import { useQuery } from '@tanstack/react-query';
import { Printer } from 'lucide-react';
import { isLook } from '../../../../../contract/shop/kinds';
import { cx } from '../../../lib/cx';
import { readingListsQuery } from '../../../subjects/books/reading-lists';
import { purchasesQuery } from '../../../subjects/shop/purchases';
import { useUser } from '../../../subjects/users/user';
import { Button } from '../../../ui/button';
import { Dialog } from '../../../ui/dialog';
import { Loaded } from '../../../ui/loaded';
import { Skeleton } from '../../../ui/skeleton';
import { Keepsake, keepsakeOf } from './keepsakes';

interface NestDialogProps {
  /** The id of the book whose thing was tapped. */
  readonly chosen: string | undefined;
  readonly onClose: () => void;
}

const grid =
  'grid justify-center gap-3 [grid-template-columns:repeat(auto-fit,minmax(min(8rem,100%),9.5rem))]';
const cell = 'grid justify-items-center content-start gap-1 rounded-control border-2 p-3 text-center';

/** The finished books, each with its keepsake. */
const FromBooks = ({ chosen }: { chosen: string | undefined }) => (
  <Loaded query={useQuery(readingListsQuery)} waiting={<Skeleton className="h-40" />}>
    {({ read }) => (
      <ul aria-label="From finished books" className={grid}>
        {read.map(({ id, title }) => (
          <li
            key={id}
            aria-current={id === chosen || undefined}
            className={cx(cell, id === chosen ? 'border-accent bg-accent-soft' : 'border-line')}
          >
            <Keepsake bookId={id} className="size-14" />
            <span className="text-[0.85em] text-soft">{keepsakeOf(id).word} from</span>
            <span className="font-semibold wrap-break-word">{title}</span>
          </li>
        ))}
      </ul>
    )}
  </Loaded>
);

/** The items bought for Wren and for the student; nothing while they are loading. */
const FromStore = () => {
  const { data = [] } = useQuery(purchasesQuery);
  const looks = data.filter(({ type }) => isLook(type));
  if (looks.length === 0) return null;
  return (
    <ul aria-label="From the store" className={grid}>
      {looks.map(({ id, item_id, item_name }) => (
        <li key={id} className={cx(cell, 'border-line')}>
          <img src={`/things/${item_id}.svg`} alt="" className="size-14" />
          <span className="font-semibold">{item_name}</span>
        </li>
      ))}
    </ul>
  );
};

/** Everything in the nest, with where it comes from, and as a poster. */
const NestDialog = ({ chosen, onClose }: NestDialogProps) => {
  const { username } = useUser();
  return (
    <Dialog title="Wren’s nest" onClose={onClose}>
      <div data-print-page className="grid gap-4">
        <div data-print="poster" className="grid gap-4 bg-raised">
          <p className="text-center font-heading text-xl font-bold wrap-anywhere">
            {username} and Wren have gathered
          </p>
          <FromBooks chosen={chosen} />
          <FromStore />
        </div>
        <p className="text-center text-soft print:hidden">
          The next book that you finish leaves something here.
        </p>
        <Button icon={<Printer aria-hidden className="size-5" />} onClick={() => window.print()}>
          Print the poster
        </Button>
      </div>
    </Dialog>
  );
};

export default NestDialog;

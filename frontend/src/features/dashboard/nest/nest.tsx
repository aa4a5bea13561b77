import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { isLook } from '../../../../../contract/store-kinds';
import { part } from '../../../lib/part';
import { readingListsQuery } from '../../../subjects/books/reading-lists';
import { purchasesQuery } from '../../../subjects/store/purchases';
import { Piece } from '../../../ui/piece';
import { Keepsake, keepsakeOf } from './keepsakes';

const NestDialog = part(() => import('./nest-dialog'));

/** So many fit beside Wren on a phone. */
const shown = 3;

/** What lies in Wren's nest: a thing from each finished book, and what was bought. A tap tells where it comes from. */
const Nest = () => {
  const { data: lists } = useQuery(readingListsQuery);
  const { data: purchases = [] } = useQuery(purchasesQuery);
  const [open, setOpen] = useState<{ readonly book?: string }>();
  const books = lists?.read ?? [];
  const bought = purchases.filter(({ type, status }) => isLook(type) && status === 'fulfilled');
  const more = Math.max(0, books.length - shown) + bought.length;
  if (books.length + bought.length === 0) return null;
  return (
    <>
      <div className="absolute bottom-0 left-1 flex items-end sm:bottom-1 sm:left-3">
        {books.slice(0, shown).map(({ id, title }) => (
          <button
            key={id}
            type="button"
            aria-label={`${keepsakeOf(id).word} from ${title}`}
            className="grid size-target place-items-center rounded-full transition-transform hover:-translate-y-1"
            onClick={() => setOpen({ book: id })}
          >
            <Keepsake bookId={id} className="size-9 sm:size-11" />
          </button>
        ))}
        {more > 0 && (
          <button
            type="button"
            aria-label={`Everything in Wren’s nest: ${more} more`}
            className="m-1 grid size-10 place-items-center rounded-full border-2 border-line bg-raised font-bold tabular-nums crowded:hidden"
            onClick={() => setOpen({})}
          >
            +{more}
          </button>
        )}
      </div>
      {open !== undefined && (
        <Piece>
          <NestDialog books={books} bought={bought} chosen={open.book} onClose={() => setOpen(undefined)} />
        </Piece>
      )}
    </>
  );
};

export default Nest;

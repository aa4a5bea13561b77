import { useQuery } from '@tanstack/react-query';
import type { Book } from '../../../../contract/books/endpoints';
import { recommendations } from '../../../../contract/recommendations/endpoints';
import { call } from '../../lib/api';
import { Button } from '../../ui/button';
import { dashboardKeys } from '../dashboard/keys';
import { BookCover } from './book-cover';
import { readingListsQuery } from './reading-lists';

/** The next book and the reason for it: the first recommendation, or without one the latest wish. */
const useNextBook = (): { readonly book: Book; readonly reason: string } | undefined => {
  const found = useQuery({
    queryKey: dashboardKeys.next,
    queryFn: ({ signal }) => call(recommendations.list, { query: {} }, signal),
    retry: false,
  });
  const { data: lists } = useQuery(readingListsQuery);
  const [first] = found.data?.recommendations ?? [];
  if (first !== undefined) {
    const { reason, ...book } = first;
    return { book, reason };
  }
  const wish = found.isPending ? undefined : lists?.want_to_read[0];
  return wish && { book: wish, reason: 'It is on your Want to Read list' };
};

interface NextBookProps {
  readonly onLeave: (to: string, state: { book: Book }) => void;
}

/** What to read next, with the reason. Nothing while it is unknown. */
export const NextBook = ({ onLeave }: NextBookProps) => {
  const next = useNextBook();
  if (next === undefined) return null;
  const { book, reason } = next;
  return (
    <section
      aria-labelledby="next-book"
      className="grid w-full grid-cols-[auto_minmax(0,1fr)] gap-x-4 gap-y-2 rounded-card border-2 border-line p-4 text-left crowded:grid-cols-1"
    >
      <span className="row-span-2 crowded:row-auto">
        <BookCover book={book} size="middle" />
      </span>
      <div className="min-w-0 self-end">
        <h3 id="next-book" className="text-base text-soft">
          Your next book?
        </h3>
        <p className="leading-snug font-semibold">{book.title}</p>
        <p className="mt-1 text-[0.9em] text-soft">{reason}</p>
      </div>
      <Button onClick={() => onLeave(`/books?book=${book.id}`, { book })} className="justify-self-start">
        Open this book
      </Button>
    </section>
  );
};

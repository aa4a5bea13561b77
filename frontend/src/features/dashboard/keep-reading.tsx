import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { readingListsQuery } from '../../lib/reading-lists';
import { BookCover } from '../../ui/book-cover';
import { Card } from '../../ui/card';
import { EmptyState } from '../../ui/empty-state';
import { RetryNotice } from '../../ui/retry-notice';
import { Skeleton } from '../../ui/skeleton';

const shown = 3;

/** The books on the night table, one tap from their page. */
export const KeepReading = () => {
  const { data, isPending, isError, refetch } = useQuery(readingListsQuery);
  return (
    <Card aria-busy={isPending} className="grid gap-3">
      <h2 className="text-2xl">Keep reading</h2>
      {isPending && <Skeleton className="h-20" />}
      {isError && data === undefined && (
        <RetryNotice onRetry={refetch}>Failed to load your books</RetryNotice>
      )}
      {data?.reading.length === 0 && (
        <EmptyState title="No book open yet">
          <p className="text-soft">Search for one you like and press “Start Reading”.</p>
        </EmptyState>
      )}
      <ul className="grid gap-2">
        {data?.reading.slice(0, shown).map((book) => (
          <li key={book.id}>
            <Link
              to={`/books?book=${book.id}`}
              state={{ book }}
              className="flex items-center gap-3 rounded-control p-2 hover:bg-sunken"
            >
              <BookCover book={book} />
              <span className="min-w-0">
                <span className="block leading-snug font-semibold">{book.title}</span>
                <span className="block text-[0.9em] text-soft">{book.author}</span>
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </Card>
  );
};

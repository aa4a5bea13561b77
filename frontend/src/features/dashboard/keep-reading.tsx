import { ChevronRight, Plus } from 'lucide-react';
import type { ListedBook } from '../../../../contract/books';
import { Link } from '../../lib/navigation';
import { BookCover } from '../../subjects/books/book-cover';
import { Card } from '../../ui/card';
import { EmptyState } from '../../ui/empty-state';
import { Skeleton } from '../../ui/skeleton';

/** The number of books in the dashboard's answer. */
const places = [1, 2, 3];

const BookRow = ({ book }: { book: ListedBook }) => (
  <Link
    to={`/books?book=${book.id}`}
    state={{ book }}
    className="flex min-h-20 items-center gap-3 rounded-control p-2 hover:bg-sunken crowded:grid crowded:grid-cols-[1fr_auto]"
  >
    <BookCover book={book} />
    <span className="min-w-0 flex-1 crowded:order-last crowded:col-span-2">
      <span className="block leading-snug font-semibold">{book.title}</span>
      <span className="block text-[0.9em] text-soft">{book.author}</span>
    </span>
    <ChevronRight aria-hidden className="size-6 shrink-0 text-soft" />
  </Link>
);

/** Reserves the remaining height, so that the layout does not shift when the books arrive. */
const RoomForMore = () => (
  <Link
    to="/books"
    className="flex flex-1 items-center justify-center gap-2 rounded-control border-2 border-dashed border-line p-2 text-soft hover:border-line-strong hover:bg-sunken hover:text-ink"
  >
    <Plus aria-hidden className="size-5" />
    Room for another book
  </Link>
);

/** The books being read, each linked to its page; undefined while loading. */
export const KeepReading = ({ books }: { books: readonly ListedBook[] | undefined }) => (
  <Card
    aria-labelledby="keep-reading"
    aria-busy={books === undefined}
    className="flex min-h-93 flex-col gap-3"
  >
    <h2 id="keep-reading" className="text-2xl">
      Keep reading
    </h2>
    {books === undefined && places.map((place) => <Skeleton key={place} className="h-20" />)}
    {books?.length === 0 && (
      <EmptyState title="No book open yet">
        <p className="text-soft">Search for one you like and press “Start Reading”.</p>
      </EmptyState>
    )}
    {books !== undefined && books.length > 0 && (
      <ul className="grid gap-3">
        {books.map((book) => (
          <li key={book.id}>
            <BookRow book={book} />
          </li>
        ))}
      </ul>
    )}
    {books !== undefined && books.length > 0 && books.length < places.length && <RoomForMore />}
  </Card>
);

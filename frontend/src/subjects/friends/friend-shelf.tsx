import { useQuery } from '@tanstack/react-query';
import { ChevronRight } from 'lucide-react';
import type { Received } from '../../../../contract/endpoint';
import type { FriendBook, friends } from '../../../../contract/friends/endpoints';
import { friendsMessages } from '../../../../contract/friends/messages';
import { ApiFailure } from '../../lib/api';
import { Link } from '../../lib/navigation';
import { Card } from '../../ui/card';
import { Loaded } from '../../ui/loaded';
import { Notice } from '../../ui/notice';
import { Skeleton } from '../../ui/skeleton';
import { Stars } from '../../ui/stars';
import { BookCover } from '../books/book-cover';
import { knownBook } from '../books/known-book';
import { friendBooksQuery } from './queries';

type Shelf = Received<typeof friends.books>;

const lists: readonly { list: keyof Shelf; title: string; empty: string }[] = [
  { list: 'reading', title: 'Currently Reading', empty: 'No book open right now.' },
  { list: 'want_to_read', title: 'Want to Read', empty: 'No wishes yet.' },
  { list: 'read', title: 'Read', empty: 'No finished book yet.' },
];

interface EntryProps {
  readonly book: FriendBook;
  readonly opens: boolean;
}

const Entry = ({ book, opens }: EntryProps) => (
  <li className="relative flex min-w-0 items-center gap-3 py-2 has-focus-visible:outline-3 has-focus-visible:outline-sea crowded:flex-col crowded:items-start">
    <BookCover book={book} />
    <span className="min-w-0">
      {opens ? (
        <Link
          to={`/books?book=${book.id}`}
          state={{ book: knownBook(book) }}
          className="block leading-snug font-semibold wrap-anywhere outline-none after:absolute after:inset-0 hover:underline"
        >
          {book.title}
        </Link>
      ) : (
        <span className="block leading-snug font-semibold wrap-anywhere">{book.title}</span>
      )}
      <span className="block text-[0.9em] text-soft wrap-anywhere">{book.author}</span>
      {book.rating !== null && <Stars rating={book.rating} />}
    </span>
    {opens && <ChevronRight aria-hidden className="ml-auto size-6 shrink-0 text-soft crowded:hidden" />}
  </li>
);

interface FriendShelfProps {
  readonly userId: string;
  /** Each book leads to its page. */
  readonly opens?: boolean;
}

interface ListsProps {
  readonly opens: boolean;
  /** Undefined while it loads. */
  readonly shelf?: Shelf;
}

const Lists = ({ shelf: data, opens }: ListsProps) => (
  <div className="grid grid-cols-1 items-start gap-gap md:grid-cols-3">
    {lists.map(({ list, title, empty }) => (
      <Card key={list} aria-label={title} aria-busy={data === undefined}>
        <h3 className="mb-1 flex items-baseline gap-2 text-xl">
          {title}
          {data !== undefined && <span className="text-base font-normal text-soft">{data[list].length}</span>}
        </h3>
        {data === undefined ? (
          <Skeleton className="h-40" />
        ) : (
          <ul className="divide-y divide-line">
            {data[list].map((book) => (
              <Entry key={book.id} book={book} opens={opens} />
            ))}
          </ul>
        )}
        {data?.[list].length === 0 && <p className="text-soft">{empty}</p>}
      </Card>
    ))}
  </div>
);

/** The three lists of books of a friend or of a supervised child. */
export const FriendShelf = ({ userId, opens = false }: FriendShelfProps) => {
  const query = useQuery(friendBooksQuery(userId));
  const { error } = query;
  // The other one has ended it since: nothing that was loaded before stays on the screen.
  if (error instanceof ApiFailure && error.code === 'friend_books_unavailable')
    return <Notice kind="info">{error.message}. You are not connected any more.</Notice>;
  return (
    <Loaded query={query} waiting={<Lists opens={opens} />} failed={() => friendsMessages.booksFailed}>
      {(shelf) => <Lists shelf={shelf} opens={opens} />}
    </Loaded>
  );
};

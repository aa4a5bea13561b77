import { useQuery } from '@tanstack/react-query';
import { Link } from '../../lib/navigation';
import { BookCover } from './book-cover';
import { readingListsQuery } from './reading-lists';

/** How many fit side by side on a phone. */
const most = 3;

/** The books that a reader has open, each a way on. */
const OpenBooks = () => {
  const open = useQuery(readingListsQuery).data?.reading.slice(0, most) ?? [];
  if (open.length === 0) return null;
  return (
    <section aria-labelledby="open-books" className="grid w-full max-w-lg animate-rise gap-3 pt-3">
      <h2 id="open-books" className="text-xl">
        You are reading
      </h2>
      <ul className="flex justify-center gap-3 crowded:flex-wrap">
        {open.map((book) => (
          <li key={book.id} className="min-w-0 flex-1 basis-0 crowded:basis-full">
            <Link
              to={`/books?book=${book.id}`}
              state={{ book }}
              className="grid justify-items-center gap-2 rounded-control p-2 leading-snug font-semibold hover:bg-sunken"
            >
              <BookCover book={book} size="middle" />
              {book.title}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
};

export default OpenBooks;

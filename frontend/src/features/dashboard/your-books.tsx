import { BookOpen, ChevronRight } from 'lucide-react';
import type { OpenBook } from '../../../../contract/dashboard/endpoints';
import { Link } from '../../lib/navigation';
import { BookCover } from '../../subjects/books/book-cover';
import { buttonClass } from '../../ui/button';
import { Card } from '../../ui/card';
import { progressIn } from './next-step';

const BookRow = ({ book }: { book: OpenBook }) => (
  <Link
    to={`/books?book=${book.id}`}
    state={{ book }}
    className="flex min-h-20 items-center gap-3 rounded-control p-2 hover:bg-sunken crowded:grid crowded:grid-cols-[1fr_auto]"
  >
    <BookCover book={book} />
    <span className="min-w-0 flex-1 crowded:order-last crowded:col-span-2">
      <span className="block leading-snug font-semibold">{book.title}</span>
      <span className="block text-[0.9em] text-soft">{progressIn(book)?.words ?? book.author}</span>
    </span>
    <ChevronRight aria-hidden className="size-6 shrink-0 text-soft" />
  </Link>
);

/** Further books that are open, and the way to all of them. */
export const YourBooks = ({ books }: { books: readonly OpenBook[] }) => (
  <Card aria-labelledby="your-books" className="grid gap-2">
    <div className="flex flex-wrap items-center justify-between gap-3">
      <h2 id="your-books" className="text-2xl">
        Your books
      </h2>
      <Link to="/books" className={buttonClass('secondary')}>
        <BookOpen aria-hidden className="size-5" />
        All my books
      </Link>
    </div>
    {books.length === 0 && <p className="text-soft">Other books that you begin wait here.</p>}
    {books.length > 0 && (
      <ul className="grid gap-2 md:grid-cols-2">
        {books.map((book) => (
          <li key={book.id}>
            <BookRow book={book} />
          </li>
        ))}
      </ul>
    )}
  </Card>
);

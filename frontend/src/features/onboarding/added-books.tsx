import { X } from 'lucide-react';
import type { Book } from '../../../../contract/books/endpoints';
import { BookCover } from '../../subjects/books/book-cover';
import { Stars } from '../../ui/stars';

export type RatedBook = Pick<Book, 'id' | 'title' | 'author' | 'thumbnail'> & { readonly rating: number };

interface AddedBooksProps {
  readonly books: readonly RatedBook[];
  readonly onRemove: (id: string) => void;
}

/** The books to be saved. */
export const AddedBooks = ({ books, onRemove }: AddedBooksProps) => (
  <section aria-labelledby="added-books" className="grid gap-3">
    <h2 id="added-books" className="text-xl">
      Your books
    </h2>
    <ul className="grid gap-2">
      {books.map((book) => (
        <li
          key={book.id}
          className="flex animate-rise items-center gap-3 rounded-control border border-line bg-raised p-2 crowded:grid crowded:grid-cols-1"
        >
          <BookCover book={book} />
          <div className="min-w-0 flex-1">
            <p className="leading-snug font-semibold">{book.title}</p>
            <p className="truncate text-[0.9em] text-soft crowded:whitespace-normal">{book.author}</p>
            <Stars rating={book.rating} />
          </div>
          <button
            type="button"
            aria-label={`Take away ${book.title}`}
            onClick={() => onRemove(book.id)}
            className="grid size-12 shrink-0 place-items-center rounded-full hover:bg-sunken"
          >
            <X aria-hidden />
          </button>
        </li>
      ))}
    </ul>
  </section>
);

import { useEffect, useRef, useState } from 'react';
import type { Book } from '../../../../contract/books/endpoints';
import { BookCover } from '../../subjects/books/book-cover';
import { Button } from '../../ui/button';
import { Card } from '../../ui/card';
import { StarInput } from '../../ui/star-input';

interface RateBookProps {
  readonly book: Book;
  readonly onAdd: (rating: number) => void;
  readonly onCancel: () => void;
}

/** The book that was found: it can be added once it is rated. */
export const RateBook = ({ book, onAdd, onCancel }: RateBookProps) => {
  const [rating, setRating] = useState<number>();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    heading.current?.focus();
  }, []);
  return (
    <Card aria-labelledby="rate-book" className="animate-rise">
      <form
        className="grid gap-4"
        onSubmit={(event) => {
          event.preventDefault();
          if (rating !== undefined) onAdd(rating);
        }}
      >
        <div className="flex items-center gap-4 crowded:grid crowded:grid-cols-1">
          <BookCover book={book} size="middle" />
          <div className="min-w-0">
            <h2 id="rate-book" ref={heading} tabIndex={-1} className="text-xl outline-none">
              {book.title}
            </h2>
            <p className="text-soft">{book.author}</p>
          </div>
        </div>
        <p className="text-center font-semibold">How did you like it? Tap a star.</p>
        <StarInput value={rating} onChange={setRating} />
        <div className="flex flex-row-reverse flex-wrap justify-between gap-3 crowded:flex-col">
          <Button
            type="submit"
            disabled={rating === undefined}
            className="whitespace-nowrap max-sm:flex-1 crowded:whitespace-normal"
          >
            Add this book
          </Button>
          <Button
            look="secondary"
            onClick={onCancel}
            className="whitespace-nowrap max-sm:flex-1 crowded:whitespace-normal"
          >
            Not this one
          </Button>
        </div>
      </form>
    </Card>
  );
};

import { Star } from 'lucide-react';
import { useState } from 'react';
import type { Book } from '../../../../contract/books/endpoints';
import { usePlacement } from '../../subjects/books/placement';
import { Button } from '../../ui/button';
import { Notice } from '../../ui/notice';
import { Piece } from '../../ui/piece';
import { RateDialog } from './dialogs';

/** The next step with a book that was read to the end: its stars, which move it to Read. */
export const GiveStars = ({ book: { id, title } }: { book: Pick<Book, 'id' | 'title'> }) => {
  const { mutate, isPending, isError, error } = usePlacement(id);
  const [rating, setRating] = useState(false);
  return (
    <>
      <Button
        busy={isPending}
        icon={<Star aria-hidden className="size-5" />}
        onClick={() => setRating(true)}
        className="justify-self-start max-sm:w-full"
      >
        Give it your stars
      </Button>
      {isError && <Notice kind="error">{error.message}</Notice>}
      {rating && (
        <Piece>
          <RateDialog
            title={title}
            onClose={() => setRating(false)}
            onRate={(stars) => {
              setRating(false);
              mutate({ stage: 'read', rating: stars });
            }}
          />
        </Piece>
      )}
    </>
  );
};

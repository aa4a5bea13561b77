import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Check, Plus } from 'lucide-react';
import { books } from '../../../../contract/books/endpoints';
import { call } from '../../lib/api';
import { readingListsQuery } from '../../subjects/books/reading-lists';
import { Button } from '../../ui/button';

interface AddButtonProps {
  readonly book: { readonly id: string; readonly title: string };
  readonly onAdded: () => void;
}

/** Puts a recommended book on the list Want to Read. */
export const AddButton = ({ book, onAdded }: AddButtonProps) => {
  const queries = useQueryClient();
  const { mutate, isIdle, isPending } = useMutation({
    mutationFn: () => call(books.add, { body: { book_id: book.id, stage: 'want_to_read' } }),
    onSuccess: () => queries.invalidateQueries({ queryKey: readingListsQuery.queryKey }),
    // The wish is treated as fulfilled; a failure is logged for the operators.
    onError: ({ message }) => console.warn(`A recommended book was not added: ${message}`),
    onSettled: onAdded,
  });
  const added = !isIdle && !isPending;
  return (
    <Button
      look={added ? 'chosen' : 'secondary'}
      busy={isPending}
      aria-disabled={added || undefined}
      icon={
        added ? <Check aria-hidden className="size-5 text-leaf" /> : <Plus aria-hidden className="size-5" />
      }
      onClick={isIdle ? () => mutate() : undefined}
      className="w-full px-2!"
    >
      {isPending ? 'Adding…' : added ? 'Added' : 'Add'}
      <span className="sr-only"> {book.title} to Want to Read</span>
    </Button>
  );
};

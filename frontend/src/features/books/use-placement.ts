import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { books, type Stage } from '../../../../contract/books';
import type { Received } from '../../../../contract/endpoint';
import { call } from '../../lib/api';
import { readingListsQuery } from '../../lib/reading-lists';

export interface Placement {
  readonly stage: Stage;
  readonly rating?: number;
}

type Lists = Received<typeof books.lists>;

const stages = ['reading', 'want_to_read', 'read'] as const;

const stageIn = (lists: Lists | undefined, bookId: string): Stage | undefined =>
  stages.find((stage) => lists?.[stage].some(({ id }) => id === bookId));

/** The list a book is on now; undefined when it is on none. */
export const useStage = (bookId: string): Stage | undefined =>
  stageIn(useQuery(readingListsQuery).data, bookId);

/** Puts a book on a list or moves it there, and brings the lists up to date. */
export const usePlacement = (bookId: string) => {
  const queries = useQueryClient();
  const { queryKey } = readingListsQuery;
  return useMutation({
    mutationFn: (placement: Placement) =>
      stageIn(queries.getQueryData(queryKey), bookId) === undefined
        ? call(books.add, { body: { book_id: bookId, ...placement } })
        : call(books.move, { params: { id: bookId }, body: placement }),
    onSuccess: () => queries.invalidateQueries({ queryKey }),
  });
};

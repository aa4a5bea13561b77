import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { books, type Stage } from '../../../../contract/books/endpoints';
import type { Call, Received } from '../../../../contract/endpoint';
import { call } from '../../lib/api';
import { readingListsQuery } from './reading-lists';

export type Placement = Readonly<Call<typeof books.move>['body']>;

type Lists = Received<typeof books.lists>;

const stages = ['reading', 'want_to_read', 'read'] as const;

interface Listed {
  readonly stage: Stage;
  /** The rating, also while the book is being read again. */
  readonly rating: number | null;
  /** On Currently Reading, and read to the end. */
  readonly isFinished: boolean;
}

const listedIn = (lists: Lists | undefined, bookId: string): Listed | undefined =>
  stages.flatMap((stage) => {
    const book = lists?.[stage].find(({ id }) => id === bookId);
    if (book === undefined) return [];
    const isFinished = stage === 'reading' && (lists?.finished?.includes(bookId) ?? false);
    return [{ stage, rating: book.rating, isFinished }];
  })[0];

/** The current list of a book, and its rating; undefined when it is on none. */
export const useListed = (bookId: string): Listed | undefined =>
  listedIn(useQuery(readingListsQuery).data, bookId);

/** Puts a book on a list or moves it there, and updates the lists. */
export const usePlacement = (bookId: string) => {
  const queries = useQueryClient();
  const { queryKey } = readingListsQuery;
  return useMutation({
    mutationFn: (placement: Placement) =>
      listedIn(queries.getQueryData(queryKey), bookId) === undefined
        ? call(books.add, { body: { book_id: bookId, ...placement } })
        : call(books.move, { params: { id: bookId }, body: placement }),
    onSuccess: () => queries.invalidateQueries({ queryKey }),
  });
};

import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { type Book, books } from '../../../../contract/books/endpoints';
import { call } from '../../lib/api';
import { bookKeys } from '../../subjects/books/keys';
import { readingListsQuery } from '../../subjects/books/reading-lists';

/** The polling interval grows: most books take a few seconds, some a minute. */
const nextAsk = (asked: number) => Math.min(700 * 1.35 ** asked, 6000);

/**
 * Starts the processing of a book, and polls until it is finished. The call is idempotent, so it also serves as the poll.
 */
export const useProcessing = ({ id, title, author, publishedYear, thumbnail }: Book) => {
  const queries = useQueryClient();
  const processing = useQuery({
    queryKey: bookKeys.processing(id),
    queryFn: ({ signal }) =>
      call(books.process, { body: { id, title, author, publishedYear, thumbnail } }, signal),
    refetchInterval: ({ state }) =>
      state.data?.status === 'processing' ? nextAsk(state.dataUpdateCount) : false,
    staleTime: 0,
  });
  const status = processing.data?.status;
  // biome-ignore lint/correctness/useExhaustiveDependencies: the label in the lists changes with the status
  useEffect(() => void queries.invalidateQueries({ queryKey: readingListsQuery.queryKey }), [status]);
  return processing;
};

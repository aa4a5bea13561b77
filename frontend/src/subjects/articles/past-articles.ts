import { infiniteQueryOptions } from '@tanstack/react-query';
import { articles } from '../../../../contract/articles';
import { call } from '../../lib/api';

/** The articles begun and completed, newest first, by page. */
export const pastArticlesQuery = infiniteQueryOptions({
  queryKey: ['past-articles'],
  queryFn: ({ pageParam: cursor, signal }) => call(articles.past, { query: { cursor } }, signal),
  initialPageParam: undefined as string | undefined,
  getNextPageParam: ({ next }) => next ?? undefined,
});

import { infiniteQueryOptions } from '@tanstack/react-query';
import { articles } from '../../../../contract/articles/endpoints';
import { call } from '../../lib/api';
import { paged } from '../../lib/paged';
import { articleKeys } from './keys';

/** The articles begun and completed, newest first, by page. */
export const pastArticlesQuery = infiniteQueryOptions({
  ...paged,
  queryKey: articleKeys.past,
  queryFn: ({ pageParam: cursor, signal }) => call(articles.past, { query: { cursor } }, signal),
});

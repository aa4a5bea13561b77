import { queryOptions } from '@tanstack/react-query';
import { books } from '../../../../contract/books';
import { call } from '../../lib/api';

export const readingListsQuery = queryOptions({
  queryKey: ['reading-lists'],
  queryFn: ({ signal }) => call(books.lists, {}, signal),
});

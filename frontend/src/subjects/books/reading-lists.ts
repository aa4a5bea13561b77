import { queryOptions } from '@tanstack/react-query';
import { books } from '../../../../contract/books/endpoints';
import { call } from '../../lib/api';
import { bookKeys } from './keys';

export const readingListsQuery = queryOptions({
  queryKey: bookKeys.lists,
  queryFn: ({ signal }) => call(books.lists, {}, signal),
});

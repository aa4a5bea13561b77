import { queryOptions } from '@tanstack/react-query';
import { books } from '../../../../contract/books/endpoints';
import type { Input } from '../../../../contract/endpoint';
import { call } from '../../lib/api';
import { bookKeys } from './keys';

export type ShelfOf = Input<typeof books.shelf>['query'];

/** Shelves change when the library does, not while somebody looks at them. */
const keptMilliseconds = 10 * 60_000;

export const shelfQuery = (of: ShelfOf) =>
  queryOptions({
    queryKey: bookKeys.shelf(JSON.stringify(of)),
    queryFn: ({ signal }) => call(books.shelf, { query: of }, signal),
    staleTime: keptMilliseconds,
  });

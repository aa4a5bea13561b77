import { type QueryClient, queryOptions } from '@tanstack/react-query';
import { store } from '../../../../contract/store';
import { call } from '../../lib/api';
import { userQuery } from '../../subjects/users/user';

export const itemsQuery = queryOptions({
  queryKey: ['store', 'items'],
  queryFn: ({ signal }) => call(store.items, {}, signal),
});

/** After a purchase, and after one that was refused: another tab may have bought meanwhile. */
export const reloadStore = (queries: QueryClient) =>
  Promise.all(
    [['store'], userQuery.queryKey, ['gem-history'], ['dashboard']].map((queryKey) =>
      queries.invalidateQueries({ queryKey }),
    ),
  );

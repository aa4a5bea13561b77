import { type QueryClient, queryOptions } from '@tanstack/react-query';
import { shop } from '../../../../contract/shop/endpoints';
import { call } from '../../lib/api';
import { dashboardKeys } from '../../subjects/dashboard/keys';
import { storeKeys } from '../../subjects/shop/keys';
import { userKeys } from '../../subjects/users/keys';

export const itemsQuery = queryOptions({
  queryKey: storeKeys.items,
  queryFn: ({ signal }) => call(shop.items, {}, signal),
});

/** After a purchase, and after one that was refused: another tab may have bought meanwhile. */
export const reloadStore = (queries: QueryClient) =>
  Promise.all(
    [storeKeys.all, userKeys.me, userKeys.gemHistory, dashboardKeys.all].map((queryKey) =>
      queries.invalidateQueries({ queryKey }),
    ),
  );

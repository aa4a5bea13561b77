import { queryOptions } from '@tanstack/react-query';
import { shop } from '../../../../contract/shop/endpoints';
import { call } from '../../lib/api';
import { storeKeys } from './keys';

export const purchasesQuery = queryOptions({
  queryKey: storeKeys.purchases,
  queryFn: ({ signal }) => call(shop.purchases, {}, signal),
});

import { queryOptions } from '@tanstack/react-query';
import { store } from '../../../../contract/store';
import { call } from '../../lib/api';

export const purchasesQuery = queryOptions({
  queryKey: ['store', 'purchases'],
  queryFn: ({ signal }) => call(store.purchases, {}, signal),
});

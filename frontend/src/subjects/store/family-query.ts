import { queryOptions } from '@tanstack/react-query';
import { storeFamily } from '../../../../contract/store-family';
import { call } from '../../lib/api';

/** A parent's own rewards, and what the children have bought that waits for the parent. */
export const familyQuery = queryOptions({
  queryKey: ['store', 'family'],
  queryFn: ({ signal }) => call(storeFamily.family, {}, signal),
});

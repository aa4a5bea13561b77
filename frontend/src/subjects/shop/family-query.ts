import { queryOptions } from '@tanstack/react-query';
import { shopFamily } from '../../../../contract/shop/family';
import { call } from '../../lib/api';
import { storeKeys } from './keys';

/** A parent's own rewards, and the children's purchases that wait for the parent. */
export const familyQuery = queryOptions({
  queryKey: storeKeys.family,
  queryFn: ({ signal }) => call(shopFamily.family, {}, signal),
});

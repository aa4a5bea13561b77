import { queryOptions } from '@tanstack/react-query';
import { consent } from '../../../../contract/consent';
import { call } from '../../lib/api';

/** The children that a parent has given consent for, with every consent. */
export const childrenQuery = queryOptions({
  queryKey: ['consents'],
  queryFn: ({ signal }) => call(consent.children, {}, signal),
});

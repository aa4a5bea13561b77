import { queryOptions } from '@tanstack/react-query';
import { consent } from '../../../../contract/consent';
import { call } from '../../lib/api';

/** The children for whom a parent has consented, with every consent. */
export const childrenQuery = queryOptions({
  queryKey: ['consents'],
  queryFn: ({ signal }) => call(consent.children, {}, signal),
});

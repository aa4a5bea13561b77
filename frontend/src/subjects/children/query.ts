import { queryOptions } from '@tanstack/react-query';
import { consent } from '../../../../contract/consent/endpoints';
import { call } from '../../lib/api';
import { childKeys } from './keys';

/** The children for whom a parent has consented, with every consent. */
export const childrenQuery = queryOptions({
  queryKey: childKeys.list,
  queryFn: ({ signal }) => call(consent.children, {}, signal),
});

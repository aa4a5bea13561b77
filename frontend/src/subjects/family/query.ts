import { queryOptions } from '@tanstack/react-query';
import { family } from '../../../../contract/family/endpoints';
import { call } from '../../lib/api';
import { familyKeys } from './keys';

/** Another guardian may change something at any time: an open page asks again. */
const refetchInterval = 60_000;

/** Everything about a child of this guardian. */
export const pageQuery = (child_id: string) =>
  queryOptions({
    queryKey: familyKeys.page(child_id),
    queryFn: ({ signal }) => call(family.page, { params: { child_id } }, signal),
    refetchInterval,
  });

/** What this grown-up has given a child this week. */
export const giftsQuery = (child_id: string) =>
  queryOptions({
    queryKey: familyKeys.gifts(child_id),
    queryFn: ({ signal }) => call(family.gifts, { params: { child_id } }, signal),
  });

import { queryOptions, useQueryClient } from '@tanstack/react-query';
import { children, type Family } from '../../../../contract/children/endpoints';
import { call } from '../../lib/api';
import { childKeys } from './keys';

export const familyQuery = queryOptions({
  queryKey: childKeys.family,
  queryFn: ({ signal }) => call(children.list, {}, signal),
});

/** Each change answers the family as it is then. */
export const useFamilyChange = () => {
  const queries = useQueryClient();
  return (family: Family) => void queries.setQueryData(childKeys.family, family);
};

import { useQuery, useQueryClient } from '@tanstack/react-query';
import { children } from '../../../../contract/children/endpoints';
import { call } from '../../lib/api';
import { childKeys } from '../../subjects/children/keys';

/** The children of a device, and how to ask anew after a try: the server counts. */
export const useDevice = (device: string) => {
  const queries = useQueryClient();
  const query = useQuery({
    queryKey: childKeys.device,
    queryFn: ({ signal }) => call(children.viewDevice, { body: { device } }, signal),
    staleTime: 0,
  });
  return { query, again: () => queries.invalidateQueries({ queryKey: childKeys.device }) };
};

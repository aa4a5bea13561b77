import { queryOptions, useQuery } from '@tanstack/react-query';
import { deletion } from '../../../../contract/deletion/endpoints';
import type { Received } from '../../../../contract/endpoint';
import { call } from '../../lib/api';
import { deletionKeys } from './keys';

/** Whose deletion the signed-in user may ask for, and how those of the children go on. */
export const overviewQuery = queryOptions({
  queryKey: deletionKeys.overview,
  queryFn: ({ signal }) => call(deletion.overview, {}, signal),
});

export type Overview = Received<typeof deletion.overview>;

/** The children whose deletion waits or runs. */
export const useLeavingChildren = () => {
  const { data } = useQuery(overviewQuery);
  return (
    data?.children.flatMap(({ deletion, ...child }) => (deletion === null ? [] : [{ ...child, deletion }])) ??
    []
  );
};

export type LeavingChild = ReturnType<typeof useLeavingChildren>[number];

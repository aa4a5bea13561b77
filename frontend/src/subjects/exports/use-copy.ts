import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query';
import { copies, type Export } from '../../../../contract/exports/endpoints';
import { call } from '../../lib/api';
import { useSend } from '../../lib/use-send';
import { exportKeys } from './keys';

const pollMilliseconds = 2500;

/** Asked again as long as the copy is being made: closing the dialog loses nothing. */
const copyQuery = (about: string) =>
  queryOptions({
    queryKey: exportKeys.of(about),
    queryFn: ({ signal }) => call(copies.look, { params: { about } }, signal),
    refetchInterval: ({ state }) => (state.data?.export?.state === 'making' ? pollMilliseconds : false),
    // A copy of an hour ago may be gone.
    gcTime: 0,
  });

/** The address is valid for minutes, so it is asked for when it is used. */
const save = ({ address, file_name }: { address: string; file_name: string }) => {
  const link = document.createElement('a');
  link.href = address;
  link.download = file_name;
  link.click();
};

/** The copy of a person's data, and what one can do with it. */
export const useCopy = (about: string) => {
  const queries = useQueryClient();
  const { queryKey } = copyQuery(about);
  const params = { about };
  const ask = useSend({
    mutationFn: () => call(copies.ask, { params }),
    onSuccess: (answer: { export: Export }) => queries.setQueryData(queryKey, answer),
    // It may have been asked for on another device.
    onError: () => queries.invalidateQueries({ queryKey }),
  });
  const get = useSend({
    mutationFn: () => call(copies.address, { params }),
    onSuccess: save,
    onError: () => queries.invalidateQueries({ queryKey }),
  });
  return { query: useQuery(copyQuery(about)), ask, get };
};

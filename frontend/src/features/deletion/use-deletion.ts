import { useQuery, useQueryClient } from '@tanstack/react-query';
import { deletion, type LinkedDeletion } from '../../../../contract/deletion/endpoints';
import { deletionStages } from '../../../../contract/deletion/stages';
import { call } from '../../lib/api';
import { useSend } from '../../lib/use-send';
import { deletionKeys } from '../../subjects/deletion/keys';

const [soon, later] = [10_000, 60_000];

/** Milliseconds until the deletion is looked at again; false once it no longer changes by itself. */
const lookAgainIn = (data: LinkedDeletion | undefined): number | false => {
  if (data?.state === 'waiting') return later;
  if (data?.state !== 'running') return false;
  return data.stages.length < deletionStages.length ? soon : later;
};

/** The deletion behind a mail's link, and its actions. The server's answers are shown unchanged. */
export const useDeletion = (token: string) => {
  const queries = useQueryClient();
  const queryKey = deletionKeys.linked(token);
  const body = { token };
  const keep = (answer: LinkedDeletion) => {
    queries.setQueryData(queryKey, answer);
  };
  const view = useQuery({
    queryKey,
    queryFn: ({ signal }) => call(deletion.view, { body }, signal),
    refetchInterval: ({ state }) => lookAgainIn(state.data),
  });
  const confirm = useSend({ mutationFn: () => call(deletion.confirm, { body }), onSuccess: keep });
  const takeBack = useSend({
    mutationFn: () => call(deletion.takeBack, { body }),
    onSuccess: keep,
    // It may have begun meanwhile.
    onError: () => queries.invalidateQueries({ queryKey }),
  });
  return { view, confirm, takeBack };
};

export type Actions = ReturnType<typeof useDeletion>;

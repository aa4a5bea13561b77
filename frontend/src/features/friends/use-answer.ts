import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { Call } from '../../../../contract/endpoint';
import { friends } from '../../../../contract/friends/endpoints';
import { call } from '../../lib/api';
import { useSend } from '../../lib/use-send';
import { friendKeys } from '../../subjects/friends/keys';

interface Answer {
  readonly id: string;
  readonly action: Call<typeof friends.respond>['body']['action'];
  /** The message after success. */
  readonly said: string;
  /** The new friend, whose shelf can be seen then. */
  readonly friend?: string;
}

/** Accepts or declines a request, one at a time. `answered` is the last one that succeeded. */
export const useAnswer = () => {
  const queries = useQueryClient();
  const [answered, setAnswered] = useState<Answer>();
  const answering = useSend({
    mutationFn: ({ id, action }: Answer) => call(friends.respond, { body: { request_id: id, action } }),
    // Before the row disappears with the focus.
    onSuccess: (_, answer) => setAnswered(answer),
    onSettled: () => queries.invalidateQueries({ queryKey: friendKeys.relations }),
  });
  return {
    answered,
    answer: answering.mutate,
    isBusy: (id: string | null) => answering.isPending && answering.variables.id === id,
    /** Why the answer to one of these failed. */
    failureOf: (all: readonly { readonly id: string | null }[]) =>
      all.some(({ id }) => id === answering.variables?.id) ? answering.error : null,
  };
};

export type Answering = ReturnType<typeof useAnswer>;

import { useMutation, useQueryClient } from '@tanstack/react-query';
import { friends } from '../../../../contract/friends';
import { call } from '../../lib/api';
import { relationsKey } from '../../subjects/friends/queries';

interface Answer {
  readonly id: string;
  readonly action: 'accept' | 'decline' | 'report';
}

/** Accepts or declines a request, one at a time. */
export const useAnswer = () => {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: ({ id, action }: Answer) => call(friends.respond, { body: { request_id: id, action } }),
    onSettled: () => queries.invalidateQueries(relationsKey),
  });
};

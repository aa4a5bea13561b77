import { useQueryClient } from '@tanstack/react-query';
import { home } from '../../../../../contract/home/endpoints';
import { call } from '../../../lib/api';
import { useSend } from '../../../lib/use-send';
import { homeDayQuery } from './home-day';

/** Keeps that a part was read to its end. The answer tells where the child is, also when another tab was first. */
export const useFinishPart = (story: string) => {
  const queries = useQueryClient();
  return useSend({
    mutationFn: (part: number) => call(home.finishPart, { body: { story, part } }),
    onSuccess: ({ story: state }) =>
      queries.setQueryData(homeDayQuery.queryKey, (day) => day && { ...day, story: state }),
  });
};

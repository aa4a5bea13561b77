import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { rewards } from '../../../../contract/rewards/endpoints';
import type { Me } from '../../../../contract/users/endpoints';
import { call } from '../../lib/api';
import { userQuery } from '../../subjects/users/user';

/** The week's reward that has not been celebrated yet. It is celebrated once, even if an older answer contains it again. */
export const useReward = ({ reward }: Pick<Me, 'reward'>) => {
  const queries = useQueryClient();
  const [celebrated, setCelebrated] = useState<string>();
  const { mutate } = useMutation({
    mutationFn: (week: string) => call(rewards.rewardSeen, { body: { week } }),
    onSuccess: () => queries.setQueryData(userQuery.queryKey, (me) => me && { ...me, reward: null }),
    retry: 2,
  });
  if (reward === null || reward.week === celebrated) return undefined;
  return {
    gems: reward.gems,
    onCelebrated: () => {
      setCelebrated(reward.week);
      mutate(reward.week);
    },
  };
};

import { judgeWords } from '../../model/judge-words';
import { ApiError } from '../../platform/api-error';

/** Throws `family_reward_refused` for words that are not for children, and `family_reward_unchecked` while moderation is down. */
export const checkReward = async (name: string): Promise<void> => {
  const verdict = await judgeWords(name);
  if (verdict === 'unfit') throw new ApiError('family_reward_refused');
  if (verdict === 'unchecked') throw new ApiError('family_reward_unchecked');
};

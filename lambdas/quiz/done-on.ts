import { resultsBefore } from './store';

/** Whether the child submitted the latest quiz on a day. Costs the read of one stored quiz. */
export const hasQuizOn = async (userId: string, isThen: (at: string) => boolean): Promise<boolean> => {
  const [latest] = await resultsBefore(userId, undefined, 1);
  return latest !== undefined && isThen(latest.created_at);
};

import type { Me } from '../../../../contract/users/endpoints';
import { Celebration } from './celebration';
import { useGains } from './gains';
import { useReward } from './use-reward';

/** What there is to celebrate: a week's reward, and gems and days that have come since the last visit. */
const Celebrations = ({ user }: { user: Me }) => {
  const reward = useReward(user);
  useGains(user);
  return reward === undefined ? null : <Celebration gems={reward.gems} onClose={reward.onCelebrated} />;
};

export default Celebrations;

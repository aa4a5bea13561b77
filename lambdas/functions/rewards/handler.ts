import { rewards } from '../../../contract/rewards/endpoints';
import { rewardsErrors } from '../../../contract/rewards/errors';
import { gemHistory, gems } from '../../rewards/gems';
import { decline, held, release } from '../../rewards/held';
import { rewardSeen } from '../../rewards/reward-seen';
import { trackActivity } from '../../rewards/track-activity';
import { serveOperators } from '../serve-operators';

export const handler = serveOperators(rewards, rewardsErrors, {
  gems,
  gemHistory,
  rewardSeen,
  trackActivity,
  held,
  release,
  decline,
});

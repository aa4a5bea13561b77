import { rewardsErrors } from '../../contract/errors/rewards';
import { rewards } from '../../contract/rewards';
import { declineReferral, heldReferrals, releaseReferral } from '../referrals/held';
import { serveOperators } from '../serve-operators';
import { decline, held, release } from './held';

export const handler = serveOperators(rewards, rewardsErrors, {
  held,
  release,
  decline,
  heldReferrals,
  releaseReferral,
  declineReferral,
});

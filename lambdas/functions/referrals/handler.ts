import { referrals } from '../../../contract/referrals/endpoints';
import { referralsErrors } from '../../../contract/referrals/errors';
import { rewardsErrors } from '../../../contract/rewards/errors';
import { declineReferral, heldReferrals, releaseReferral } from '../../referrals/held';
import { mine } from '../../referrals/mine';
import { checkReferral, linkReferral } from '../../referrals/newcomer';
import { submit } from '../../referrals/submit';
import { serveOperators } from '../serve-operators';

export const handler = serveOperators(
  referrals,
  { ...referralsErrors, ...rewardsErrors },
  {
    mine,
    submit,
    check: checkReferral,
    link: linkReferral,
    held: heldReferrals,
    release: releaseReferral,
    decline: declineReferral,
  },
);

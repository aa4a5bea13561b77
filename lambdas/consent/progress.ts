import type { OnboardingState } from '../../contract/onboarding';
import { maskedAddress } from './mask';
import { childrenOf, requests } from './store';

/** How far the grown-up's consent is, for the child who waits. */
export const consentProgress = async (childId: string): Promise<OnboardingState['consent']> => {
  const request = await requests.get({ child_id: childId }, { consistent: true });
  // Given and taken back since: the child may ask again.
  if (request === undefined || request.state === 'given')
    return { status: 'not_asked', adult: null, asked_at: null };
  return { status: request.state, adult: maskedAddress(request.adult_email), asked_at: request.asked_at };
};

/** Whether somebody has given consent for a child, which is how parents are verified. */
export const isGuardian = async (email: string): Promise<boolean> => (await childrenOf(email)).length > 0;

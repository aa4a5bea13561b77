import type { OnboardingState } from '../../contract/onboarding';
import { maskedAddress } from './mask';
import { childrenOf, requests } from './store';

/** How far the grown-up's consent is, for the child who waits. */
export const consentProgress = async (childId: string): Promise<OnboardingState['consent']> => {
  const request = await requests.get({ child_id: childId }, { consistent: true });
  if (request === undefined) return { status: 'not_asked', adult: null, asked_at: null };
  const { state, adult_email, asked_at } = request;
  // Given and taken back since: the child may ask the same grown-up again.
  if (state === 'given') return { status: 'not_asked', adult: maskedAddress(adult_email), asked_at };
  // Who said no is not named as having said it: the child may ask again, or somebody else.
  return { status: state === 'declined' ? 'asked' : state, adult: maskedAddress(adult_email), asked_at };
};

/** The children that a grown-up has given consent for. */
export const childrenOfGuardian = (email: string) => childrenOf(email);

/** Whether somebody has given consent for a child, which is how parents are verified. */
export const isGuardian = async (email: string): Promise<boolean> => (await childrenOf(email)).length > 0;

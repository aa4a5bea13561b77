import type { OnboardingState } from '../../contract/onboarding/endpoints';
import { maskedAddress } from '../accounts/mask';
import { requests } from './store';

/** The state of the grown-up's consent, for the child who waits for it. */
export const consentProgress = async (childId: string): Promise<OnboardingState['consent']> => {
  const request = await requests.get({ child_id: childId }, { consistent: true });
  if (request === undefined) return { status: 'not_asked', adult: null, asked_at: null };
  const { state, adult_email, asked_at } = request;
  // Consent was in force and has been withdrawn. The child may ask the same grown-up again.
  if (state === 'given') return { status: 'not_asked', adult: maskedAddress(adult_email), asked_at };
  // A refusal is not shown to the child, who may ask again or ask another grown-up.
  return { status: state === 'declined' ? 'asked' : state, adult: maskedAddress(adult_email), asked_at };
};

/** Whether this grown-up has answered for a child, and the second mail has still to be confirmed. */
export const waitsForConfirmation = async (adult: string, childId: string): Promise<boolean> => {
  const request = await requests.get({ child_id: childId }, { consistent: true });
  return request?.adult_email === adult && (request.state === 'answered' || request.state === 'confirm');
};

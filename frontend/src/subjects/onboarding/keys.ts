import { key } from '../../lib/query-key';

export const onboardingKeys = { state: key('onboarding') };

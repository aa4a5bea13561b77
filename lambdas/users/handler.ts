import { onboardingErrors } from '../../contract/errors/onboarding';
import { users } from '../../contract/users';
import { handOutTicket } from '../realtime/ticket';
import { gemHistory } from '../rewards/gem-history';
import { serve } from '../serve';
import { gems } from './gems';
import { setPreferences } from './preferences';
import { me } from './present';
import { rewardSeen } from './reward-seen';
import { trackActivity } from './track-activity';
import { updateProfile } from './update-profile';

export const handler = serve(users, onboardingErrors, {
  me,
  update: updateProfile,
  preferences: setPreferences,
  gems,
  gemHistory,
  rewardSeen,
  socketTicket: handOutTicket,
  trackActivity,
});

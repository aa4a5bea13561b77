import { onboardingErrors } from '../../../contract/onboarding/errors';
import { users } from '../../../contract/users/endpoints';
import { setPreferences } from '../../users/preferences';
import { me } from '../../users/present';
import { updateProfile } from '../../users/update-profile';
import { serve } from '../serve';

export const handler = serve(users, onboardingErrors, {
  me,
  update: updateProfile,
  preferences: setPreferences,
});

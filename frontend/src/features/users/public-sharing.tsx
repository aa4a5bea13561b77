import { consent } from '../../../../contract/consent/endpoints';
import { call } from '../../lib/api';
import { OwnSwitch } from '../../subjects/users/own-switch';
import { useUser } from '../../subjects/users/user';

/** For students who are old enough to decide alone: their visibility on the leaderboards. */
export const PublicSharing = () => (
  <OwnSwitch
    label="Show me on the leaderboards"
    hint="Others see your username, points and streak. Nobody sees them while this is off."
    on={useUser().consents.public_sharing}
    decide={(public_sharing) => call(consent.decide, { body: { public_sharing } })}
  />
);

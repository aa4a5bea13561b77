import { badges } from '../../../contract/badges/endpoints';
import { badgesErrors } from '../../../contract/badges/errors';
import { classesErrors } from '../../../contract/classes/errors';
import { consentErrors } from '../../../contract/consent/errors';
import { endForChild } from '../../badges/end-for-child';
import { closeDevice, list, make, revoke } from '../../badges/keep';
import { openDevice, viewDevice } from '../../badges/open-device';
import { serve } from '../serve';

export const handler = serve(
  badges,
  { ...badgesErrors, ...classesErrors, ...consentErrors },
  { list, make, revoke, endForChild, openDevice, closeDevice, viewDevice },
);

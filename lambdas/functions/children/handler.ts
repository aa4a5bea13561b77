import { children } from '../../../contract/children/endpoints';
import { childrenErrors } from '../../../contract/children/errors';
import { consentErrors } from '../../../contract/consent/errors';
import { invitationsErrors } from '../../../contract/invitations/errors';
import { onboardingErrors } from '../../../contract/onboarding/errors';
import { add } from '../../children/add';
import { findByCode, makeCode } from '../../children/codes';
import { endDevice, openDevice, viewDevice } from '../../children/devices';
import { list } from '../../children/family';
import { mailAgain } from '../../children/mail-again';
import { setPictures } from '../../children/set-pictures';
import { serve } from '../serve';

export const handler = serve(
  children,
  { ...childrenErrors, ...consentErrors, ...invitationsErrors, ...onboardingErrors },
  { list, add, setPictures, mailAgain, makeCode, openDevice, endDevice, viewDevice, findByCode },
);

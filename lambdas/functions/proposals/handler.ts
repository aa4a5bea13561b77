import { consentErrors } from '../../../contract/consent/errors';
import { invitationsErrors } from '../../../contract/invitations/errors';
import { onboardingErrors } from '../../../contract/onboarding/errors';
import { proposals } from '../../../contract/proposals/endpoints';
import { proposalsErrors } from '../../../contract/proposals/errors';
import { findGuardianships } from '../../consent/guardians';
import { takeBackForSchool } from '../../consent/take-back';
import { agree, withdraw } from '../../proposals/decide';
import { corrections, findPerson } from '../../proposals/people';
import { list, propose } from '../../proposals/propose';
import { serveOperators } from '../serve-operators';

export const handler = serveOperators(
  proposals,
  { ...consentErrors, ...invitationsErrors, ...onboardingErrors, ...proposalsErrors },
  {
    list,
    guardianships: findGuardianships,
    takeBackForSchool,
    corrections,
    findPerson,
    propose,
    agree,
    withdraw,
  },
);

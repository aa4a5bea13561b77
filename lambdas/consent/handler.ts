import { consent } from '../../contract/consent';
import { consentErrors } from '../../contract/errors/consent';
import { invitationsErrors } from '../../contract/errors/invitations';
import { serveOperators } from '../serve-operators';
import { answer, view } from './answer';
import { ask } from './ask';
import { change, changeForChild, children } from './change';
import { confirm } from './confirm';
import { decide, setTimeZone, setTranscripts } from './decide';
import { endGuardianship, findGuardianships } from './guardians';
import { takeBackForSchool } from './take-back';

export const handler = serveOperators(
  consent,
  { ...consentErrors, ...invitationsErrors },
  {
    ask,
    view,
    answer,
    confirm,
    change,
    decide,
    setTranscripts,
    setTimeZone,
    children,
    changeForChild,
    takeBackForSchool,
    guardianships: findGuardianships,
    endGuardianship,
  },
);

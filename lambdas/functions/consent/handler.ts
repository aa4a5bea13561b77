import { consent } from '../../../contract/consent/endpoints';
import { consentErrors } from '../../../contract/consent/errors';
import { invitationsErrors } from '../../../contract/invitations/errors';
import { answer, view } from '../../consent/answer';
import { ask } from '../../consent/ask';
import { change } from '../../consent/change';
import { changeForChild, children, decideRelation } from '../../consent/children';
import { confirm } from '../../consent/confirm';
import { decide, setTimeZone, setTranscripts } from '../../consent/decide';
import { endGuardianship, findGuardianships } from '../../consent/guardians';
import { takeBackForSchool } from '../../consent/take-back';
import { serveOperators } from '../serve-operators';

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
    decideRelation,
    takeBackForSchool,
    guardianships: findGuardianships,
    endGuardianship,
  },
);

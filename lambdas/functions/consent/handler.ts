import { consent } from '../../../contract/consent/endpoints';
import { consentErrors } from '../../../contract/consent/errors';
import { onboardingErrors } from '../../../contract/onboarding/errors';
import { answer, view } from '../../consent/answer';
import { ask } from '../../consent/ask';
import { change } from '../../consent/change';
import {
  changeForChild,
  children,
  correctForChild,
  decideRelation,
  declineCorrection,
} from '../../consent/children';
import { confirm } from '../../consent/confirm';
import { decide, setTimeZone, setTranscripts } from '../../consent/decide';
import { correct } from '../../consent/details';
import { ownGuardians, setGuardiansSee } from '../../consent/guardians-see';
import { answerTermsByLink, answerTermsForChildren } from '../../consent/terms/answer';
import { askAboutTerms } from '../../consent/terms/ask';
import { answerForSchool, schoolsWaiting } from '../../consent/terms/schools';
import { serveOperators } from '../serve-operators';

export const handler = serveOperators(
  consent,
  { ...consentErrors, ...onboardingErrors },
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
    ownGuardians,
    setGuardiansSee,
    correct,
    correctForChild,
    declineCorrection,
    changeForChild,
    decideRelation,
    askAboutTerms,
    answerTerms: answerTermsByLink,
    answerTermsForChildren,
    schoolsWaiting,
    answerForSchool,
  },
);

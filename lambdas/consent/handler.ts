import { consent } from '../../contract/consent';
import { serveOperators } from '../serve-operators';
import { answer, view } from './answer';
import { ask } from './ask';
import { change, changeForChild, children } from './change';
import { confirm } from './confirm';
import { decide, setTranscripts } from './decide';
import { endGuardianship, findGuardianships } from './guardians';
import { takeBackForSchool } from './take-back';

export const handler = serveOperators(consent, {
  ask,
  view,
  answer,
  confirm,
  change,
  decide,
  setTranscripts,
  children,
  changeForChild,
  takeBackForSchool,
  guardianships: findGuardianships,
  endGuardianship,
});

import { consent } from '../../contract/consent';
import { serve } from '../serve';
import { answer, view } from './answer';
import { ask } from './ask';
import { change, changeForChild, children } from './change';
import { confirm } from './confirm';
import { decide } from './decide';
import { takeBackForSchool } from './take-back';

export const handler = serve(consent, {
  ask,
  view,
  answer,
  confirm,
  change,
  decide,
  children,
  changeForChild,
  takeBackForSchool,
});

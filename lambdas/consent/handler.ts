import { consent } from '../../contract/consent';
import { serve } from '../serve';
import { answer, view } from './answer';
import { ask } from './ask';
import { change, changeForChild, children } from './change';
import { confirm } from './confirm';

export const handler = serve(consent, { ask, view, answer, confirm, change, children, changeForChild });

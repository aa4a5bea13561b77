import { classesErrors } from '../../../contract/classes/errors';
import { consentErrors } from '../../../contract/consent/errors';
import { family } from '../../../contract/family/endpoints';
import { familyErrors } from '../../../contract/family/errors';
import { setAlerts } from '../../family/alerts';
import { give, given } from '../../family/gifts/give';
import { open } from '../../family/gifts/received';
import { leaveClass } from '../../family/leave-class';
import { page } from '../../family/page';
import { serve } from '../serve';

export const handler = serve(
  family,
  { ...familyErrors, ...consentErrors, ...classesErrors },
  { page, leaveClass, setAlerts, gifts: given, give, open },
);

import { classesErrors } from '../../../contract/classes/errors';
import { consentErrors } from '../../../contract/consent/errors';
import { family } from '../../../contract/family/endpoints';
import { familyErrors } from '../../../contract/family/errors';
import { friendsErrors } from '../../../contract/friends/errors';
import { setAlerts } from '../../family/alerts';
import { give, given } from '../../family/gifts/give';
import { open } from '../../family/gifts/received';
import { joinClass } from '../../family/join-class';
import { leaveClass } from '../../family/leave-class';
import { page } from '../../family/page';
import { serve } from '../serve';

export const handler = serve(
  family,
  { ...familyErrors, ...consentErrors, ...classesErrors, ...friendsErrors },
  { page, joinClass, leaveClass, setAlerts, gifts: given, give, open },
);

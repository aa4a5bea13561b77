import { classes } from '../../../contract/classes/endpoints';
import { classesErrors } from '../../../contract/classes/errors';
import { consentErrors } from '../../../contract/consent/errors';
import { friendsErrors } from '../../../contract/friends/errors';
import { joinForChild } from '../../classes/join-for-child';
import { change, create, list } from '../../classes/keep';
import { assign, join, mine } from '../../classes/students';
import { serve } from '../serve';

export const handler = serve(
  classes,
  { ...consentErrors, ...classesErrors, ...friendsErrors },
  { list, create, change, assign, join, joinForChild, mine },
);

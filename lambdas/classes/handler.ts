import { classes } from '../../contract/classes';
import { classesErrors } from '../../contract/errors/classes';
import { consentErrors } from '../../contract/errors/consent';
import { friendsErrors } from '../../contract/errors/friends';
import { serve } from '../serve';
import { change, create, list } from './keep';
import { assign, join, mine } from './students';

export const handler = serve(
  classes,
  { ...consentErrors, ...classesErrors, ...friendsErrors },
  { list, create, change, assign, join, mine },
);

import { classes } from '../../contract/classes';
import { serve } from '../serve';
import { change, create, list } from './keep';
import { assign, join, mine } from './students';

export const handler = serve(classes, { list, create, change, assign, join, mine });

import { user } from '../../contract/user';
import { trackActivity } from '../rewards/track-activity';
import { serve } from '../serve';
import { gems } from './gems';
import { me } from './me';

export const handler = serve(user, { me, gems, trackActivity });

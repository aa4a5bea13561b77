import { user } from '../../contract/user';
import { serve } from '../serve';
import { me } from './me';

export const handler = serve(user, { me });

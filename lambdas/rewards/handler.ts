import { rewards } from '../../contract/rewards';
import { serve } from '../serve';
import { decline, held, release } from './held';

export const handler = serve(rewards, { held, release, decline });

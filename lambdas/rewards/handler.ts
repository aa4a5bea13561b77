import { rewards } from '../../contract/rewards';
import { serveOperators } from '../serve-operators';
import { decline, held, release } from './held';

export const handler = serveOperators(rewards, { held, release, decline });

import { recommendations } from '../../contract/recommendations';
import { serve } from '../serve';
import { recommend } from './list';

export const handler = serve(recommendations, { list: recommend });

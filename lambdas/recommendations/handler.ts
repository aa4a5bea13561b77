import { recommendationsErrors } from '../../contract/errors/recommendations';
import { recommendations } from '../../contract/recommendations';
import { serve } from '../serve';
import { recommend } from './list';

export const handler = serve(recommendations, recommendationsErrors, { list: recommend });

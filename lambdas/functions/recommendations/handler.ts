import { recommendations } from '../../../contract/recommendations/endpoints';
import { recommendationsErrors } from '../../../contract/recommendations/errors';
import { recommend } from '../../recommendations/list';
import { serve } from '../serve';

export const handler = serve(recommendations, recommendationsErrors, { list: recommend });

import { dictionary } from '../../../contract/dictionary/endpoints';
import { dictionaryErrors } from '../../../contract/dictionary/errors';
import { lookUp } from '../../dictionary/look-up';
import { serve } from '../serve';

export const handler = serve(dictionary, dictionaryErrors, { lookUp });

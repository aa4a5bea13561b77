import { dictionary } from '../../contract/dictionary';
import { dictionaryErrors } from '../../contract/errors/dictionary';
import { serve } from '../serve';
import { lookUp } from './look-up';

export const handler = serve(dictionary, dictionaryErrors, { lookUp });

import { dictionary } from '../../contract/dictionary';
import { serve } from '../serve';
import { lookUp } from './look-up';

export const handler = serve(dictionary, { lookUp });

import { words } from '../../contract/words';
import { serve } from '../serve';
import { forget } from './forget';
import { keep } from './keep';
import { list } from './list';
import { practise } from './practise';

export const handler = serve(words, { list, keep, practise, forget });

import { articlesErrors } from '../../contract/errors/articles';
import { dictionaryErrors } from '../../contract/errors/dictionary';
import { wordsErrors } from '../../contract/errors/words';
import { words } from '../../contract/words';
import { serve } from '../serve';
import { forget } from './forget';
import { keep } from './keep';
import { list } from './list';
import { practise } from './practise';

export const handler = serve(
  words,
  { ...dictionaryErrors, ...articlesErrors, ...wordsErrors },
  { list, keep, practise, forget },
);

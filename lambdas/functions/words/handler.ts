import { articlesErrors } from '../../../contract/articles/errors';
import { dictionaryErrors } from '../../../contract/dictionary/errors';
import { words } from '../../../contract/words/endpoints';
import { wordsErrors } from '../../../contract/words/errors';
import { articleTextFor } from '../../articles/article-text';
import { forget } from '../../words/forget';
import { keepFrom } from '../../words/keep';
import { list } from '../../words/list';
import { practise } from '../../words/practise';
import { serve } from '../serve';

export const handler = serve(
  words,
  { ...dictionaryErrors, ...articlesErrors, ...wordsErrors },
  { list, keep: keepFrom(articleTextFor), practise, forget },
);

import { booksErrors } from '../../contract/errors/books';
import { quizErrors } from '../../contract/errors/quiz';
import { quiz } from '../../contract/quiz';
import { serve } from '../serve';
import { chapters } from './chapters';
import { history, review } from './history';
import { start } from './start';
import { submit } from './submit';

export const handler = serve(
  quiz,
  { ...booksErrors, ...quizErrors },
  { chapters, start, submit, history, review },
);

import { quiz } from '../../contract/quiz';
import { serve } from '../serve';
import { chapters } from './chapters';
import { history, review } from './history';
import { start } from './start';
import { submit } from './submit';

export const handler = serve(quiz, { chapters, start, submit, history, review });

import { articles } from '../../contract/articles';
import { articlesErrors } from '../../contract/errors/articles';
import { serve } from '../serve';
import { begin, generate } from './give-out';
import { past } from './past';
import { submit } from './submit';

export const handler = serve(articles, articlesErrors, { past, generate, create: begin, submit });

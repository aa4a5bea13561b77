import { articles } from '../../../contract/articles/endpoints';
import { articlesErrors } from '../../../contract/articles/errors';
import { begin, generate } from '../../articles/give-out';
import { past } from '../../articles/past';
import { submit } from '../../articles/submit';
import { serve } from '../serve';

export const handler = serve(articles, articlesErrors, { past, generate, create: begin, submit });

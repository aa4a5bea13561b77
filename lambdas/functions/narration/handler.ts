import { booksErrors } from '../../../contract/books/errors';
import { narration } from '../../../contract/narration/endpoints';
import { narrationErrors } from '../../../contract/narration/errors';
import { readingErrors } from '../../../contract/reading/errors';
import { speak } from '../../narration/speak';
import { serve } from '../serve';

export const handler = serve(narration, { ...booksErrors, ...readingErrors, ...narrationErrors }, { speak });

import { booksErrors } from '../../../contract/books/errors';
import { reading } from '../../../contract/reading/endpoints';
import { readingErrors } from '../../../contract/reading/errors';
import { findWords } from '../../reading/find-words';
import { keepPlace } from '../../reading/keep-place';
import { logToday, readLog } from '../../reading/log';
import { readChapter } from '../../reading/read';
import { serve } from '../serve';

export const handler = serve(
  reading,
  { ...booksErrors, ...readingErrors },
  {
    chapter: readChapter,
    find: findWords,
    keepPlace,
    log: readLog,
    logToday,
  },
);

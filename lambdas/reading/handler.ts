import { booksErrors } from '../../contract/errors/books';
import { readingErrors } from '../../contract/errors/reading';
import { reading } from '../../contract/reading';
import { serve } from '../serve';
import { findWords } from './find-words';
import { keepPlace } from './keep-place';
import { logToday, readLog } from './log';
import { readChapter } from './read';

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

import { books } from '../../contract/books';
import { booksErrors } from '../../contract/errors/books';
import { consentErrors } from '../../contract/errors/consent';
import { serve } from '../serve';
import { autocomplete } from './autocomplete';
import { characters } from './characters';
import { importList } from './import-list';
import { preview } from './preview';
import { processBook } from './process';
import { addToList, moveOnLists, readingLists } from './reading-lists';

export const handler = serve(
  books,
  { ...booksErrors, ...consentErrors },
  {
    autocomplete,
    process: processBook,
    characters,
    preview,
    lists: readingLists,
    add: addToList,
    move: moveOnLists,
    importList,
  },
);

import { books } from '../../../contract/books/endpoints';
import { booksErrors } from '../../../contract/books/errors';
import { consentErrors } from '../../../contract/consent/errors';
import { autocomplete } from '../../books/autocomplete';
import { characters } from '../../books/characters';
import { importList } from '../../books/import-list';
import { preview } from '../../books/preview';
import { processBook } from '../../books/process';
import { addToList, moveOnLists } from '../../books/put-on-list';
import { shelf } from '../../books/shelf';
import { showLists } from '../../books/show-lists';
import { serve } from '../serve';

export const handler = serve(
  books,
  { ...booksErrors, ...consentErrors },
  {
    autocomplete,
    shelf,
    process: processBook,
    characters,
    preview,
    lists: showLists,
    add: addToList,
    move: moveOnLists,
    importList,
  },
);
